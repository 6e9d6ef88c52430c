import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { forum } from '#shared/contract/forum.ts';
import { type Comment, CommentForm } from '#shared/contract/forum-fields.ts';
import { forumLengths } from '#shared/forum.ts';
import { diffTexts } from '../../lib/field-diff.ts';
import { RecordDialog } from '../../platform/forms/record-dialog.tsx';
import { RecordDraft, toRecordDraftId } from '../../platform/forms/record-draft.ts';
import { useRecordDialog } from '../../platform/forms/use-record-dialog.ts';
import { registerField } from '../../platform/forms/use-zod-form.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { readDraft } from '../../platform/storage/drafts.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { describeLengthLeft } from './length-left.ts';
import { changeComments } from './post-cache.ts';
import { commentList } from './post-list.ts';
import { deletedTexts, forumTexts } from './texts.ts';

const draftId = 'comment-change';

const schema = z.object(CommentForm.shape);

function toValues(comment: Comment | undefined) {
  return { content: comment?.content ?? '' };
}

/** The dialog that edits a comment. Mount a new instance each time the dialog opens. */
export function CommentDialog({ open, comment, onClose }: { open: boolean; comment: Comment; onClose: () => void }) {
  const queries = useQueryClient();
  const { id: ownerId } = useUser();
  const [draft] = useState(() => readDraft(toRecordDraftId(draftId, comment), ownerId, RecordDraft));
  const dialog = useRecordDialog({
    open,
    record: comment,
    draft,
    onClose,
    list: commentList,
    draftId,
    schema: () => schema,
    toValues,
    create: () => Promise.reject(new Error('This dialog only edits comments.')),
    update: (body, { id, postId, updatedAt }, call) =>
      call(forum.updateComment, { params: { id: postId, commentId: id }, body: { ...body, updatedAt } }),
    texts: { create: forumTexts.updateComment, update: forumTexts.updateComment, deleted: deletedTexts.comment },
    diff: (mine, latest) => diffTexts(mine, toValues(latest), { content: 'Comment' }),
    onSaved: (saved) => changeComments(queries, saved.postId, (each) => (each.id === saved.id ? saved : each)),
  });
  const { form } = dialog;
  return (
    <RecordDialog dialog={dialog} title="Edit comment" action="Save">
      <TextAreaField
        {...registerField(form, 'content')}
        label="Your comment"
        rows={4}
        hint={describeLengthLeft(form.watch('content'), forumLengths.comment)}
        data-autofocus
      />
    </RecordDialog>
  );
}
