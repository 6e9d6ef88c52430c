import * as z from 'zod/mini';
import { event } from '#events/event.ts';

/** Nothing uses this photo anymore; its files are deleted by its event handlers. */
export const PhotoRemoved = event('PhotoRemoved', z.object({ ownerId: z.string(), path: z.string() }));
