import * as z from 'zod/mini';
import { event } from '#events/event.ts';

export const DogCreated = event('DogCreated', z.object({ ownerId: z.string(), dogId: z.string() }), {
  consumers: ['consumers'],
  isMetric: true,
});

/** A dog's profile was deleted. Event handlers delete the dog's appointments and other data. */
export const DogDeleted = event('DogDeleted', z.object({ ownerId: z.string(), dogId: z.string() }), {
  consumers: ['consumers'],
});
