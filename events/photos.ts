import * as z from 'zod/mini';
import { event } from '#events/event.ts';

/** Nothing shows this photo any more. */
export const PhotoRemoved = event('PhotoRemoved', z.object({ ownerId: z.string(), path: z.string() }));
