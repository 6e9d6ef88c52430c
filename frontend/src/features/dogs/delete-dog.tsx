import { type Dog, dogs } from '#shared/contract/dogs.ts';
import { useAppointmentCache } from '../../domain/appointments/use-appointments.ts';
import { useDogCache } from '../../domain/dogs/use-dogs.ts';
import { emitAppEvent } from '../../lib/app-events.ts';
import { CallError } from '../../lib/call-errors.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { dogTexts, shortName } from './texts.ts';

function isDeleted(error: unknown): boolean {
  return error instanceof CallError && error.code === 'dogNotFound';
}

type DeleteDogProps = {
  open: boolean;
  dog: Dog | undefined;
  onClose: () => void;
};

/** Asks for confirmation, then deletes a dog's profile. The card disappears at once and returns after an error. */
export function DeleteDog({ open, dog, onClose }: DeleteDogProps) {
  const cache = useDogCache();
  const appointments = useAppointmentCache();
  const remove = useApiMutation({
    mutationFn: async (deleted: Dog, call) => {
      const restore = await cache.hide(deleted);
      try {
        await call(dogs.deleteDog, { params: { id: deleted.id } });
      } catch (error) {
        if (isDeleted(error)) return;
        restore();
        throw error;
      } finally {
        emitAppEvent('notificationsExpected', {});
        void cache.refresh();
      }
    },
    texts: dogTexts.deleteDog,
    onSuccess: (_, { id }) => appointments.forgetDog(id),
  });
  if (!dog) return null;

  return (
    <ConfirmDialog
      open={open}
      title={`Delete ${shortName(dog.name)}?`}
      text={`Are you sure you want to delete ${dog.name}'s profile?`}
      action={`Delete ${shortName(dog.name, 'button')}`}
      danger
      onConfirm={() => {
        onClose();
        void remove.mutate(dog);
      }}
      onClose={onClose}
    >
      <p className="hw-soft">This also deletes this dog's appointments, walks and photos. You can't undo it.</p>
    </ConfirmDialog>
  );
}
