import { Image } from 'lucide-react';
import { maxPlacePhotos } from '#shared/places.ts';
import { usePhoto } from '../../domain/photos/use-photo.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { PhotoCrop } from '../../ui/fields/photo-crop.tsx';
import { type Photo, PhotoField } from '../../ui/fields/photo-field.tsx';
import { pickPhotoUrl } from '../../ui/fields/photo-url.ts';

/** Manages the photos of a review or a check-in: as many as the server accepts. */
export function usePhotos(saved: readonly string[]): readonly Photo[] {
  // The number of calls is fixed, as React requires.
  const photos = [
    usePhoto(saved[0] ?? null),
    usePhoto(saved[1] ?? null),
    usePhoto(saved[2] ?? null),
    usePhoto(saved[3] ?? null),
  ];
  return photos.slice(0, maxPlacePhotos);
}

/** Publishes the photos, and returns their paths. */
export async function publishPhotos(photos: readonly Photo[]): Promise<string[]> {
  const paths = await Promise.all(photos.map((photo) => photo.publish()));
  return paths.filter((path) => path !== null);
}

function isEmpty({ displayUrl, state }: Photo): boolean {
  return !displayUrl && state.status === 'idle';
}

type PhotosFieldProps = { photos: readonly Photo[]; disabled: boolean };

/** The fields of the chosen photos, and an empty one for the next. Render `PhotoCrops` outside of the form. */
export function PhotosField({ photos, disabled }: PhotosFieldProps) {
  const next = photos.find(isEmpty);
  return (
    <fieldset className="hw-photos-field">
      <legend>Photos (optional)</legend>
      {photos.map((photo, at) =>
        isEmpty(photo) && photo !== next ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number of photos is fixed, and they have no other key
          <PhotoField key={at} photo={photo} without={`Up to ${maxPlacePhotos} photos.`} disabled={disabled}>
            <span className="hw-photo-preview">
              {photo.displayUrl ? <img src={pickPhotoUrl(photo.displayUrl) ?? ''} alt="" /> : <Icon of={Image} />}
            </span>
          </PhotoField>
        ),
      )}
    </fieldset>
  );
}

/** The crop dialogs of the photos. */
export function PhotoCrops({ photos }: { photos: readonly Photo[] }) {
  return photos.map((photo, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the number of photos is fixed, and they have no other key
    <PhotoCrop key={at} photo={photo} />
  ));
}
