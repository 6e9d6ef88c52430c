import * as z from 'zod/mini';
import { CheckInForm, type PlaceDetail } from '#shared/contract/place-fields.ts';
import { places } from '#shared/contract/places.ts';
import { useDogs } from '../../domain/dogs/use-dogs.ts';
import { UploadError } from '../../domain/photos/upload-photo.ts';
import { useRefreshPlaces } from '../../domain/places/use-places.ts';
import { RecordDialog } from '../../platform/forms/record-dialog.tsx';
import { blankToNull, fromText } from '../../platform/forms/typed-fields.ts';
import { useDraftDialog } from '../../platform/forms/use-draft-dialog.ts';
import { registerField } from '../../platform/forms/use-zod-form.ts';
import { Chip } from '../../ui/controls/chip.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { PhotoCrops, PhotosField, publishPhotos, usePhotos } from './photos-field.tsx';
import { reviewTexts } from './texts.ts';

const schema = z.object({ dogIds: z.array(z.string()), notes: fromText(CheckInForm.shape.notes, blankToNull) });

type CheckInDialogProps = { open: boolean; onClose: () => void; place: PlaceDetail };

/** Confirms a place by a visit, with the owner's dogs. */
export function CheckInDialog({ open, onClose, place }: CheckInDialogProps) {
  const { data: dogs = [] } = useDogs();
  const refresh = useRefreshPlaces();
  const photos = usePhotos([]);
  const dialog = useDraftDialog({
    open,
    onClose,
    draftId: `check-in.${place.id}`,
    schema,
    defaultValues: { dogIds: dogs.length === 1 ? dogs.map(({ id }) => id) : [], notes: '' },
    isChanged: photos.some(({ isUnchanged }) => !isUnchanged),
    save: async (form, call) => {
      const body: CheckInForm = { ...form, photos: await publishPhotos(photos) };
      return call(places.checkIn, { params: { id: place.id }, body });
    },
    texts: reviewTexts.checkIn,
    onSaved: () => refresh(place.id),
    // The photo fields show upload errors.
    onError: (error) => error instanceof UploadError,
    onDiscard: () => {
      for (const photo of photos) photo.reset(null);
    },
  });
  const { form, isPending } = dialog;
  const chosen = form.watch('dogIds');
  const toggle = (id: string) =>
    form.setValue('dogIds', chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id], {
      shouldDirty: true,
    });
  return (
    <>
      <RecordDialog dialog={dialog} title="Check in" action="Check in">
        <p className="hw-soft">
          You were at <bdi>{place.name}</bdi> today, and it's as described. Your first name and your dogs' names show on
          the place.
        </p>
        {dogs.length > 0 ? (
          <fieldset className="hw-photos-field">
            <legend>Who came along? (optional)</legend>
            <div className="hw-place-dogs">
              {dogs.map(({ id, name }) => (
                <Chip key={id} pressed={chosen.includes(id)} onPress={() => toggle(id)}>
                  <bdi>{name}</bdi>
                </Chip>
              ))}
            </div>
          </fieldset>
        ) : null}
        <TextAreaField
          {...registerField(form, 'notes')}
          label="How was it?"
          optional
          maxLength={1000}
          placeholder="The water tap works again."
        />
        <PhotosField photos={photos} disabled={isPending} />
      </RecordDialog>
      <PhotoCrops photos={photos} />
    </>
  );
}
