import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Dog } from '#shared/contract/dogs.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { DogAvatar } from '../../ui/dog-avatar.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PhotoCrop } from '../../ui/photo-crop.tsx';
import { PhotoField } from '../../ui/photo-field.tsx';
import { UnsavedNotice } from '../../ui/unsaved-notice.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { DogFields } from './dog-fields.tsx';
import type { UnsentDog } from './dog-form.ts';
import { differences } from './field-diff.ts';
import { shortName } from './texts.ts';
import { useDogDialog } from './use-dog-dialog.ts';

type DogDialogProps = {
  open: boolean;
  /** Whose profile is changed; without one a dog is added. */
  dog: Dog | undefined;
  /** What was typed before the session ended. */
  unsent: UnsentDog | undefined;
  onClose: () => void;
};

/** Brings what has just appeared into view, wherever the form was scrolled to. */
function InView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <div ref={place}>{children}</div>;
}

/** Adds a dog, or changes its profile. */
export function DogDialog({ open, dog, unsent, onClose }: DogDialogProps) {
  const formId = useId();
  const { form, photo, units, today, busy, conflict, noRoom, unsaved, ...actions } = useDogDialog(
    open,
    dog,
    unsent,
    onClose,
  );
  const newer = conflict?.newer;
  const mine = () => ({ ...form.getValues(), photo: photo.untouched ? undefined : photo.shown });

  return (
    <>
      <FormDialog
        open={open}
        unsaved={unsaved}
        title={dog ? `Edit ${shortName(dog.name)}` : 'Add Dog'}
        onClose={onClose}
        held={busy}
        footer={
          <>
            <Button variation="outline" onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <Button
              type="submit"
              form={formId}
              busy={busy}
              busyLabel="Saving..."
              disabled={Boolean(newer) || conflict?.gone}
            >
              {dog ? 'Update' : 'Add Dog'}
            </Button>
          </>
        }
      >
        {conflict ? (
          <InView key={newer ? 'newer' : conflict.gone ? 'gone' : 'told'}>
            <ConflictNotice
              conflict={conflict}
              differences={newer ? differences(mine(), newer, units) : []}
              busy={busy}
              onLook={() => void actions.look()}
              onKeep={() => void actions.keepMine()}
              onTake={actions.takeNewer}
            />
          </InView>
        ) : null}
        {unsent ? <UnsavedNotice more={unsent.photoLost ? 'Please choose the photo again.' : undefined} /> : null}
        <form id={formId} className="hw-dogform" noValidate onSubmit={actions.submit}>
          <PhotoField photo={photo} without="Drawn for the breed until you add a photo." disabled={busy}>
            <DogAvatar breed={form.watch('breed')} photoUrl={photo.shown} size="xl" />
          </PhotoField>
          <DogFields form={form} units={units} onUnits={actions.setUnits} today={today} />
          {noRoom ? (
            <InView>
              <Alert
                tone="amber"
                title={noRoom}
                detail="The dogs you have stay as they are."
                action={
                  <LinkButton to={paths.pricing} variation="outline" size="s">
                    View Pricing Plans
                  </LinkButton>
                }
              />
            </InView>
          ) : null}
        </form>
      </FormDialog>
      <PhotoCrop photo={photo} />
    </>
  );
}
