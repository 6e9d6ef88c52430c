import * as z from 'zod/mini';
import { event } from '#events/event.ts';

/** Nothing uses this photo anymore; an event handler deletes its files. */
export const PhotoRemoved = event('PhotoRemoved', z.object({ ownerId: z.string(), path: z.string() }), {
  consumers: ['photos-consumer'],
});
