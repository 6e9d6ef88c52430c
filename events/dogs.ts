import * as z from 'zod/mini';
import { event } from '#events/event.ts';

export const DogCreated = event('DogCreated', z.object({ ownerId: z.string(), dogId: z.string() }));

/** The profile is gone; what belongs to it goes by this event. */
export const DogDeleted = event('DogDeleted', z.object({ ownerId: z.string(), dogId: z.string() }));
