import { Image } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { forum } from '#shared/contract/forum.ts';
import type { Post } from '#shared/contract/forum-fields.ts';
import { forumCategories, forumCategoryLabels, forumLengths } from '#shared/forum.ts';
import { useDogs } from '../../domain/dogs/use-dogs.ts';
import { UploadError } from '../../domain/photos/upload-photo.ts';
import { usePhoto } from '../../domain/photos/use-photo.ts';
import { CallError, isUnauthorized } from '../../lib/call-errors.ts';
import { showFieldErrors } from '../../platform/forms/field-errors.ts';
import { RecordDialog } from '../../platform/forms/record-dialog.tsx';
import { type RecordDialogProps, useRecordDialog } from '../../platform/forms/use-record-dialog.ts';
import { registerField } from '../../platform/forms/use-zod-form.ts';
import { toastError } from '../../platform/session/sign-in.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { PhotoField } from '../../ui/fields/photo-field.tsx';
import { pickPhotoUrl } from '../../ui/fields/photo-url.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { EmergencyBanner } from './emergency-banner.tsx';
import { useEmergencyStop } from './emergency-stop.ts';
import { describeLengthLeft } from './length-left.ts';
import { diffPost, postSchema, toPostValues } from './post-form.ts';
import { postList } from './post-list.ts';
import { deletedTexts, forumTexts, signInToPost } from './texts.ts';
import { useShowPost } from './use-show-post.ts';

/** What a draft contains besides the form's fields: whether a photo was chosen, because drafts cannot contain files. */
const DraftExtras = z.object({ photoLost: z.optional(z.boolean()) });

/** The dialog that writes or edits a post. Mount a new instance each time the dialog opens. */
export function PostDialog(props: RecordDialogProps<Post>) {
  const { record: post, draft } = props;
  const { data: dogs = [] } = useDogs();
  const showPost = useShowPost();
  const photo = usePhoto(post?.imageUrl ?? null, { isCropped: false });
  const [photoLost] = useState(() => DraftExtras.safeParse(draft?.values).data?.photoLost);
  const [wasStopped, setWasStopped] = useState(false);

  const dialog = useRecordDialog({
    ...props,
    list: postList,
    draftId: 'post',
    schema: () => postSchema,
    toValues: toPostValues,
    create: async (body, call) => {
      const imageUrl = await photo.publish();
      return call(forum.createPost, { body: { ...body, imageUrl, imageAlt: imageUrl ? body.imageAlt : null } });
    },
    update: async (body, { id, updatedAt, imageUrl: saved }, call) => {
      const imageUrl = photo.isUnchanged ? saved : await photo.publish();
      const imageAlt = imageUrl ? body.imageAlt : null;
      return call(forum.updatePost, { params: { id }, body: { ...body, imageUrl, imageAlt, updatedAt } });
    },
    texts: { create: forumTexts.createPost, update: forumTexts.updatePost, deleted: deletedTexts.post },
    diff: (mine, latest) => diffPost(mine, toPostValues(latest), dogs),
    isChanged: (values, base) => !photo.isUnchanged || JSON.stringify(values) !== JSON.stringify(toPostValues(base)),
    draftExtras: () => ({ photoLost: photo.state.status !== 'idle' }),
    onDiscard: () => photo.reset(post?.imageUrl ?? null),
    onLatest: (latest, kept) => {
      if (kept === 'latest' || photo.isUnchanged) photo.reset(latest.imageUrl);
    },
    onSaved: (saved) => showPost(saved, { isNew: !post }),
    onError: (error) => {
      // The photo field shows upload errors.
      if (error instanceof UploadError) return true;
      if (!post && isUnauthorized(error)) {
        toastError({ title: signInToPost, signedOut: true });
        return true;
      }
      if (!(error instanceof CallError) || !error.fields.imageUrl) return false;
      photo.setError(error.fields.imageUrl);
      showFieldErrors(dialog.form, error);
      return true;
    },
  });
  const { form, isPending } = dialog;
  const [title, content, dogId] = form.watch(['title', 'content', 'dogId']);
  const emergency = useEmergencyStop(`${title}\n${content}`);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The card appears in any case, and stops only a post that could be sent.
    if (postSchema.safeParse(form.getValues()).success && !(await emergency.mayPost())) return setWasStopped(true);
    await dialog.submit(event);
  };

  return (
    <RecordDialog
      dialog={{ ...dialog, submit: (event) => void submit(event) }}
      title={post ? 'Edit Post' : 'Create Post'}
      action={post ? 'Save' : emergency.card ? 'Post anyway' : 'Post'}
      lost={photoLost ? 'Please choose the photo again.' : undefined}
    >
      {emergency.card ? <EmergencyBanner card={emergency.card} takesFocus={wasStopped} /> : null}
      <TextField
        {...registerField(form, 'title')}
        label="Title"
        autoComplete="off"
        hint={describeLengthLeft(title, forumLengths.title)}
        data-autofocus
      />
      <TextAreaField
        {...registerField(form, 'content')}
        label="Your post"
        rows={5}
        hint={describeLengthLeft(content, forumLengths.post)}
      />
      <div className="hw-pair">
        <SelectField {...registerField(form, 'category')} label="Category">
          {forumCategories.map((category) => (
            <option key={category} value={category}>
              {forumCategoryLabels[category]}
            </option>
          ))}
        </SelectField>
        <SelectField {...registerField(form, 'dogId')} label="About" optional>
          <option value="">No dog</option>
          {dogs.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {dogId ? <p className="hw-small hw-soft">Others see the name, breed, age and photo.</p> : null}
      <PhotoField
        photo={photo}
        without="A photo is optional. We remove the place and date from it."
        disabled={isPending}
      >
        <span className="hw-photo-preview">
          {photo.displayUrl ? <img src={pickPhotoUrl(photo.displayUrl) ?? ''} alt="" /> : <Icon of={Image} />}
        </span>
      </PhotoField>
      {photo.displayUrl ? (
        <TextField
          {...registerField(form, 'imageAlt')}
          label="What does the photo show?"
          optional
          autoComplete="off"
          hint="For people who can't see it, such as: A beagle asleep in a basket."
        />
      ) : null}
    </RecordDialog>
  );
}
