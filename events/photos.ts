import * as z from 'zod/mini';
import { event } from '#events/event.ts';

/** A photo is no longer used. An event handler deletes the photo's files. */
export const PhotoRemoved = event('PhotoRemoved', z.object({ ownerId: z.string(), path: z.string() }), {
  consumers: ['photos-consumer'],
});
