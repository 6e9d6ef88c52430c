import { api } from '#functions/core/http/api.ts';
import { findCaller } from '#functions/entities/caller.ts';
import { setPhotoPublic } from '#functions/photos/set-photo-public.ts';
import { uploadPhoto } from '#functions/photos/upload-photo.ts';
import { photos } from '#shared/contract/photos.ts';

export const handler = api(photos, findCaller, { uploadPhoto, setPhotoPublic });
