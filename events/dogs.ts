import * as z from 'zod/mini';
import { event } from '#events/event.ts';

export const DogCreated = event('DogCreated', z.object({ ownerId: z.string(), dogId: z.string() }), { isMetric: true });

/** The profile was deleted; event handlers delete everything that belongs to it. */
export const DogDeleted = event('DogDeleted', z.object({ ownerId: z.string(), dogId: z.string() }), {
  consumers: ['consumers'],
  isMetric: true,
});
