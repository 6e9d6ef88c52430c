import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { localDate } from '#shared/calendar.ts';
import { type Dog, dogs } from '#shared/contract/dogs.ts';
import { dogLimitText, hasRoomForDog } from '#shared/dog-limit.ts';
import { pricingPath } from '../../domain/billing/paths.ts';
import { saveUnits } from '../../domain/dogs/save-units.ts';
import { dogList, useDogs } from '../../domain/dogs/use-dogs.ts';
import { UploadError } from '../../domain/photos/upload-photo.ts';
import { usePhoto } from '../../domain/photos/use-photo.ts';
import { CallError } from '../../lib/call-errors.ts';
import { now } from '../../lib/now.ts';
import { showFieldErrors } from '../../platform/forms/field-errors.ts';
import { RecordDialog } from '../../platform/forms/record-dialog.tsx';
import { type RecordDialogProps, useRecordDialog } from '../../platform/forms/use-record-dialog.ts';
import { sendHeldDeletions } from '../../platform/lists/held-deletions.ts';
import { useSubscription } from '../../platform/session/use-subscription.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { DogAvatar } from '../../ui/dog-art/dog-avatar.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { PhotoCrop } from '../../ui/fields/photo-crop.tsx';
import { PhotoField } from '../../ui/fields/photo-field.tsx';
import { diffDog } from './dog-diff.ts';
import { DogFields } from './dog-fields.tsx';
import { convertTypedWeight, createDogSchema, isFilledIn, toDogValues } from './dog-form.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { dogDialogTexts, shortenName } from './texts.ts';

/** Shown when the plan allows no more dogs. */
function LimitNotice({ message }: { message: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Alert
        tone="amber"
        title={message}
        detail="The dogs you have stay as they are."
        action={
          <LinkButton to={pricingPath} variation="outline" size="s">
            View Pricing Plans
          </LinkButton>
        }
      />
    </div>
  );
}

/** Adds or edits a dog, or says that the plan allows no more dogs. Mount a new instance each time the dialog opens. */
export function DogDialog(props: RecordDialogProps<Dog>) {
  const { open, record, draft, onClose } = props;
  const { data: plan } = useSubscription();
  const { data: dogs } = useDogs();
  // Decided only once: otherwise, adding the last allowed dog would replace the form while it closes.
  const [fullPlan] = useState(() =>
    !record && !draft && plan && dogs && !hasRoomForDog(plan.tier, dogs.length) ? plan.tier : undefined,
  );
  if (fullPlan) return <LimitDialog open={open} text={dogLimitText(fullPlan)} onClose={() => onClose()} />;
  return <DogFormDialog {...props} />;
}

/**
 * What a draft contains besides the form's fields. `photoLost`: a photo was chosen, but drafts cannot contain files.
 */
const DraftExtras = z.object({ units: z.optional(z.enum(['lb', 'kg'])), photoLost: z.optional(z.boolean()) });

function DogFormDialog(props: RecordDialogProps<Dog>) {
  const { record: dog, draft } = props;
  const { timeZone, units: savedUnits } = useUser();
  const [restored] = useState(() => DraftExtras.safeParse(draft?.values).data);
  // The units are saved when the dog is saved, not when they are switched.
  const [units, setUnits] = useState(restored?.units ?? savedUnits);
  const today = localDate(now(), timeZone);
  const photo = usePhoto(dog?.photoUrl ?? null);
  const publish = async () => (await photo.publish()) ?? undefined;

  const dialog = useRecordDialog({
    ...props,
    list: dogList,
    draftId: 'dog',
    schema: (base) => createDogSchema({ dog: base, units, today }),
    toValues: (saved) => toDogValues(saved, units),
    create: async (body, call) => {
      // A dog that is being deleted must not count toward the plan's limit.
      await sendHeldDeletions();
      return call(dogs.createDog, { body: { ...body, photoUrl: await publish() } });
    },
    update: async (body, { id, description, updatedAt, photoUrl: savedUrl }, call) => {
      // If the photo is unchanged, sends the latest version's photo, because the server may have deleted the photo that
      // is shown.
      const photoUrl = photo.isUnchanged ? (savedUrl ?? undefined) : await publish();
      return call(dogs.updateDog, { params: { id }, body: { ...body, photoUrl, description, updatedAt } });
    },
    texts: dogDialogTexts,
    diff: (mine, latest) =>
      diffDog({ ...mine, photo: photo.isUnchanged ? undefined : photo.displayUrl }, latest, units),
    limitCode: 'dogLimitReached',
    isChanged: (values, base) => !photo.isUnchanged || isFilledIn(values, base, units),
    draftExtras: () => ({ units, photoLost: photo.state.status !== 'idle' }),
    onDiscard: () => photo.reset(dog?.photoUrl ?? null),
    onSaved: () => (units === savedUnits ? undefined : saveUnits(units)),
    onLatest: (latest, kept) => {
      if (kept === 'latest' || photo.isUnchanged) photo.reset(latest.photoUrl);
    },
    onError: (error) => {
      // The photo field shows upload errors.
      if (error instanceof UploadError) return true;
      if (!(error instanceof CallError) || !error.fields.photoUrl) return false;
      photo.setError(error.fields.photoUrl);
      showFieldErrors(dialog.form, error);
      return true;
    },
  });
  const { form, base, isPending } = dialog;

  return (
    <>
      <RecordDialog
        dialog={dialog}
        title={dog ? `Edit ${shortenName(dog.name)}` : 'Add Dog'}
        action={dog ? 'Update' : 'Add Dog'}
        lost={restored?.photoLost ? 'Please choose the photo again.' : undefined}
        className="hw-dogform"
      >
        <PhotoField
          photo={photo}
          without="A drawing of the breed shows here until you add a photo."
          disabled={isPending}
        >
          <DogAvatar breed={form.watch('breed')} photoUrl={photo.displayUrl} size="xl" />
        </PhotoField>
        <DogFields
          form={form}
          units={units}
          onUnits={(next) => {
            form.setValue('weight', convertTypedWeight(form.getValues('weight'), units, next, base));
            setUnits(next);
          }}
          today={today}
        />
        {dialog.limitMessage ? <LimitNotice message={dialog.limitMessage} /> : null}
      </RecordDialog>
      <PhotoCrop photo={photo} />
    </>
  );
}
