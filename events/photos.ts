import * as z from 'zod/mini';
import { event } from '#events/event.ts';

/** Nothing shows this photo any more. */
export const PhotoDropped = event('PhotoDropped', z.object({ ownerId: z.string(), path: z.string() }));
