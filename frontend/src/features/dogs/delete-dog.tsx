import type { Appointment } from '#shared/contract/appointments.ts';
import { type Dog, dogs } from '#shared/contract/dogs.ts';
import { appointmentList, useAppointmentCache } from '../../domain/appointments/use-appointments.ts';
import { dogList } from '../../domain/dogs/use-dogs.ts';
import { emitAppEvent } from '../../lib/app-events.ts';
import { useDeleteRecord } from '../../platform/lists/use-delete-record.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import type { DialogState } from '../../ui/overlays/use-dialog-state.ts';
import { dogTexts, shortenName } from './texts.ts';

/** Asks for confirmation, then deletes a dog's profile, with Undo. */
export function DeleteDog({ state: { open, subject: dog, close } }: { state: DialogState<Dog> }) {
  const appointments = useAppointmentCache();
  const remove = useDeleteRecord(dogList, {
    mutationFn: ({ id }, call) =>
      call(dogs.deleteDog, { params: { id } }).finally(() => emitAppEvent('notificationsExpected', {})),
    texts: dogTexts.deleteDog,
    alsoHides: ({ id }) => [{ list: appointmentList.name, isGone: ({ dogId }: Appointment) => dogId === id }],
    onSuccess: ({ id }) => appointments.hide(({ dogId }) => dogId === id),
  });
  if (!dog) return null;

  return (
    <ConfirmDialog
      open={open}
      title={`Delete ${shortenName(dog.name)}?`}
      text={`Are you sure you want to delete ${dog.name}'s profile?`}
      action={`Delete ${shortenName(dog.name, 'button')}`}
      danger
      onConfirm={() => {
        close();
        void remove.mutate(dog);
      }}
      onClose={close}
    >
      <p className="hw-soft">
        This also deletes this dog's appointments, walks and photos. You can undo it for a few seconds.
      </p>
    </ConfirmDialog>
  );
}
