import type { PlaceDetail } from '#shared/contract/place-fields.ts';
import { places } from '#shared/contract/places.ts';
import { useRefreshPlaces } from '../../domain/places/use-places.ts';
import { CallError } from '../../lib/call-errors.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { holdDeletion, useWithoutHeld } from '../../platform/lists/held-deletions.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { reviewTexts } from './texts.ts';

/** The name under which own reviews are hidden while their deletion can be undone. An owner has one per place. */
const ownReviews = 'own-reviews';

/** Deletes the owner's review of a place, with Undo. `isHidden` is true until the outcome is known. */
export function useDeleteReview({ id }: Pick<PlaceDetail, 'id'>) {
  const refresh = useRefreshPlaces();
  const { mutate } = useApiMutation({
    mutationFn: async (_: undefined, call) => {
      try {
        await call(places.deleteReview, { params: { id } });
      } catch (error) {
        // It was already deleted elsewhere.
        if (!(error instanceof CallError) || error.code !== 'reviewNotFound') throw error;
      }
    },
    texts: { failed: reviewTexts.deleteReview.failed },
    onSuccess: () => refresh(id),
  });
  const left = useWithoutHeld(ownReviews, [{ id }]);
  return {
    isHidden: left?.length === 0,
    remove: () => {
      const own = { list: ownReviews, isGone: (row: { id: string }) => row.id === id };
      const { undo, release } = holdDeletion([own], () => mutate(undefined));
      toast({
        tone: 'success',
        title: reviewTexts.deleteReview.succeeded,
        action: { label: 'Undo', onPress: undo },
        onGone: () => void release(),
      });
    },
  };
}
