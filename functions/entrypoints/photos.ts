import { api } from '#functions/core/http/api.ts';
import { findCaller } from '#functions/entities/caller.ts';
import { photoHandlers } from '#functions/photos/handlers.ts';
import { photos } from '#shared/contract/photos.ts';

export const handler = api(photos, findCaller, photoHandlers);
