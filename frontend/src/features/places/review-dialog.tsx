import * as z from 'zod/mini';
import { localDate } from '#shared/calendar.ts';
import { type PlaceDetail, type Review, ReviewForm } from '#shared/contract/place-fields.ts';
import { places } from '#shared/contract/places.ts';
import { UploadError } from '../../domain/photos/upload-photo.ts';
import { useRefreshPlaces } from '../../domain/places/use-places.ts';
import { now } from '../../lib/now.ts';
import { RecordDialog } from '../../platform/forms/record-dialog.tsx';
import { blankToNull, fromText, parseDigits } from '../../platform/forms/typed-fields.ts';
import { useDraftDialog } from '../../platform/forms/use-draft-dialog.ts';
import { registerField } from '../../platform/forms/use-zod-form.ts';
import { sendHeldDeletions } from '../../platform/lists/held-deletions.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { PhotoCrops, PhotosField, publishPhotos, usePhotos } from './photos-field.tsx';
import { RatingField } from './rating-field.tsx';
import { reviewTexts } from './texts.ts';

const { rating, title, review, visitDate, recommendedFor } = ReviewForm.shape;

const schema = z.object({
  rating: fromText(rating, parseDigits),
  title: fromText(title, blankToNull),
  review: fromText(review, blankToNull),
  visitDate: fromText(visitDate, blankToNull),
  recommendedFor: fromText(recommendedFor, blankToNull),
});

type ReviewDialogProps = {
  open: boolean;
  onClose: () => void;
  place: PlaceDetail;
  /** The owner's review to edit; undefined for a new one. */
  review: Review | undefined;
};

/** Writes or edits the owner's review of a place. */
export function ReviewDialog({ open, onClose, place, review: before }: ReviewDialogProps) {
  const { timeZone } = useUser();
  const refresh = useRefreshPlaces();
  const photos = usePhotos(before?.photos ?? []);
  const dialog = useDraftDialog({
    open,
    onClose,
    draftId: `review.${place.id}`,
    schema,
    defaultValues: {
      rating: before ? String(before.rating) : '',
      title: before?.title ?? '',
      review: before?.review ?? '',
      visitDate: before?.visitDate ?? '',
      recommendedFor: before?.recommendedFor ?? '',
    },
    isChanged: photos.some(({ isUnchanged }) => !isUnchanged),
    save: async (form, call): Promise<Review> => {
      // A review that is being deleted would otherwise be deleted after this one is saved.
      await sendHeldDeletions();
      const body: ReviewForm = { ...form, photos: await publishPhotos(photos) };
      const params = { id: place.id };
      return before ? call(places.updateReview, { params, body }) : call(places.addReview, { params, body });
    },
    texts: before ? reviewTexts.updateReview : reviewTexts.addReview,
    onSaved: () => refresh(place.id),
    // The photo fields show upload errors.
    onError: (error) => error instanceof UploadError,
    onDiscard: () => {
      photos.forEach((photo, at) => {
        photo.reset(before?.photos[at] ?? null);
      });
    },
  });
  const { form, isPending } = dialog;
  return (
    <>
      <RecordDialog dialog={dialog} title={before ? 'Edit your review' : 'Write a review'} action="Save review">
        <RatingField field={registerField(form, 'rating')} value={form.watch('rating')} />
        <TextField {...registerField(form, 'title')} label="Title" optional autoComplete="off" maxLength={240} />
        <TextAreaField {...registerField(form, 'review')} label="Your review" optional maxLength={4000} rows={4} />
        <TextField
          {...registerField(form, 'recommendedFor')}
          label="Good for"
          optional
          autoComplete="off"
          maxLength={200}
          placeholder="Senior dogs"
        />
        <TextField
          {...registerField(form, 'visitDate')}
          label="Date of your visit"
          optional
          type="date"
          max={localDate(now(), timeZone)}
        />
        <PhotosField photos={photos} disabled={isPending} />
      </RecordDialog>
      <PhotoCrops photos={photos} />
    </>
  );
}
