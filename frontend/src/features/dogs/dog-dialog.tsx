import { useEffect, useId, useRef, useState } from 'react';
import { dogLimitText, hasRoomForDog } from '#shared/dog-limit.ts';
import { pricingPath } from '../../domain/billing/paths.ts';
import { useDogs } from '../../domain/dogs/use-dogs.ts';
import { useSubscription } from '../../platform/session/use-subscription.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { DogAvatar } from '../../ui/dog-art/dog-avatar.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { PhotoCrop } from '../../ui/fields/photo-crop.tsx';
import { PhotoField } from '../../ui/fields/photo-field.tsx';
import { ConflictNotice } from '../../ui/overlays/conflict-notice.tsx';
import { UnsavedNotice } from '../../ui/overlays/draft-notices.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { dogDiff } from './dog-diff.ts';
import { DogFields } from './dog-fields.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import { shortName } from './texts.ts';
import { type DogDialogOptions, useDogDialog } from './use-dog-dialog.ts';

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

/** Adds or edits a dog, or says that the plan has no room for another one. Mount a new one each time it opens. */
export function DogDialog(props: DogDialogOptions) {
  const { open, dog, draft, onClose } = props;
  const { data: plan } = useSubscription();
  const { data: dogs } = useDogs();
  // Decided once: after a dog was added, its closing form stays.
  const [fullPlan] = useState(() =>
    !dog && !draft && plan && dogs && !hasRoomForDog(plan.tier, dogs.length) ? plan.tier : undefined,
  );
  if (fullPlan) return <LimitDialog open={open} text={dogLimitText(fullPlan)} onClose={onClose} />;
  return <DogFormDialog {...props} />;
}

function DogFormDialog(props: DogDialogOptions) {
  const { open, dog, draft, onClose } = props;
  const formId = useId();
  const { form, photo, units, today, conflict, limitMessage, isPending, isUnsaved, ...actions } = useDogDialog(props);
  const mine = () => ({ ...form.getValues(), photo: photo.isUnchanged ? undefined : photo.displayUrl });

  return (
    <>
      <FormDialog
        open={open}
        unsaved={isUnsaved}
        title={dog ? `Edit ${shortName(dog.name)}` : 'Add Dog'}
        onClose={onClose}
        held={isPending}
        footer={
          <>
            <Button variation="outline" onClick={onClose} disabled={isPending}>
              Cancel
            </Button>
            <Button
              type="submit"
              form={formId}
              busy={isPending}
              busyLabel="Saving..."
              disabled={conflict?.kind === 'compare' || conflict?.kind === 'deleted'}
            >
              {dog ? 'Update' : 'Add Dog'}
            </Button>
          </>
        }
      >
        {conflict ? (
          <ConflictNotice
            conflict={conflict}
            diff={conflict.kind === 'compare' ? dogDiff(mine(), conflict.latest, units) : []}
            busy={isPending}
            onCompare={() => void actions.compare()}
            onKeepMine={() => void actions.keepMine()}
            onTakeLatest={actions.takeLatest}
          />
        ) : null}
        {draft ? <UnsavedNotice more={draft.photoLost ? 'Please choose the photo again.' : undefined} /> : null}
        <form id={formId} className="hw-dogform" noValidate onSubmit={actions.submit}>
          <PhotoField
            photo={photo}
            without="A drawing of the breed shows here until you add a photo."
            disabled={isPending}
          >
            <DogAvatar breed={form.watch('breed')} photoUrl={photo.displayUrl} size="xl" />
          </PhotoField>
          <DogFields form={form} units={units} onUnits={actions.setUnits} today={today} />
          {limitMessage ? <LimitNotice message={limitMessage} /> : null}
        </form>
      </FormDialog>
      <PhotoCrop photo={photo} />
    </>
  );
}
