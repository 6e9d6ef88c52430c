import type { Dog } from '#shared/contract/dogs.ts';
import { useDeleteDog } from '../../domain/dogs/use-dogs.ts';
import { textsFor } from '../../lib/texts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toastError } from '../../ui/toast-error.ts';
import { toast } from '../../ui/toast-store.ts';
import { dogTexts, shortName } from './texts.ts';

type DeleteDogProps = {
  open: boolean;
  dog: Dog | undefined;
  onClose: () => void;
};

/** Asks before a dog's profile is deleted, and deletes it. The card goes at once and comes back if that fails. */
export function DeleteDog({ open, dog, onClose }: DeleteDogProps) {
  const { mutate } = useDeleteDog();
  if (!dog) return null;

  const confirm = () => {
    onClose();
    mutate(dog, {
      onSuccess: () => toast({ tone: 'success', title: dogTexts.deleteDog.succeeded }),
      onError: (error) => toastError(textsFor(error, dogTexts.deleteDog)),
    });
  };

  return (
    <ConfirmDialog
      open={open}
      title={`Delete ${shortName(dog.name)}?`}
      text={`Are you sure you want to delete ${dog.name}'s profile?`}
      action={`Delete ${shortName(dog.name, 'button')}`}
      danger
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="hw-soft">The appointments, walks and photos of this dog go with it. This cannot be undone.</p>
    </ConfirmDialog>
  );
}
