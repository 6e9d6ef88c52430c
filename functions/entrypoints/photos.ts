import { api } from '#functions/core/http/api.ts';
import { limitWrites } from '#functions/core/http/middleware/limit-writes.ts';
import { findCaller } from '#functions/entities/caller.ts';
import { photoHandlers } from '#functions/photos/handlers.ts';
import { photos } from '#shared/contract/photos.ts';

export const handler = api(photos, findCaller, photoHandlers).use(limitWrites());
