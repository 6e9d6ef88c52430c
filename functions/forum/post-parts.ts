import { batchGet, rowKey } from '#functions/core/data/read.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { type DogRow, Dogs } from '#functions/entities/dogs.ts';
import type { ForumPostRow } from '#functions/entities/forum-posts.ts';
import { isEmergency } from '#functions/forum/is-emergency.ts';
import { type PhotoHolder, Photos } from '#functions/photos/photo-attachments.ts';
import type { PostForm } from '#shared/contract/forum-fields.ts';
import { ownPhotoId } from '#shared/photo-paths.ts';

/** The attributes of a post that come from its form. */
export type PostParts = Pick<
  ForumPostRow,
  | 'title'
  | 'content'
  | 'category'
  | 'isEmergency'
  | 'imageUrl'
  | 'imageWidth'
  | 'imageHeight'
  | 'imageAlt'
  | 'dogId'
  | 'breed'
>;

/** Returns the post as the holder of its photo. */
export function toPhotoHolder(ownerId: string, postId: string): PhotoHolder {
  return { ownerId, usedBy: `post ${postId}`, field: 'imageUrl' };
}

/**
 * Returns the attributes that a form gives to a post, and the dog that the form names. Reads the size of the photo. A photo
 * that was not published has no size here, and is refused when it is attached.
 * @throws ApiError `dogNotFound`
 */
export async function readParts(ownerId: string, form: PostForm): Promise<{ parts: PostParts; dog: DogRow | null }> {
  const photoId = ownPhotoId(form.imageUrl, ownerId);
  const { dogId } = form;
  const isRead = photoId !== undefined || !!dogId;
  const { photo, dog } = isRead
    ? await batchGet({
        photo: photoId === undefined ? undefined : rowKey(Photos, { ownerId, id: photoId }),
        dog: dogId ? rowKey(Dogs, { ownerId, id: dogId }) : undefined,
      })
    : { photo: null, dog: null };
  if (dogId && !dog) throw new ApiError('dogNotFound');
  const parts = {
    title: form.title,
    content: form.content,
    category: form.category,
    isEmergency: await isEmergency(`${form.title}\n${form.content}`),
    imageUrl: form.imageUrl || undefined,
    imageWidth: photo?.width,
    imageHeight: photo?.height,
    imageAlt: (form.imageUrl && form.imageAlt) || undefined,
    dogId: dog?.id,
    breed: dog?.breed,
  };
  return { parts, dog };
}
