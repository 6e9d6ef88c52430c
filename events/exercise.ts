import * as z from 'zod/mini';
import { event } from '#events/event.ts';

/** An activity of one or several dogs was logged. */
export const ExerciseLogged = event(
  'ExerciseLogged',
  z.object({ ownerId: z.string(), dogIds: z.array(z.string()), logIds: z.array(z.string()) }),
  { isMetric: true },
);

/** A plan was generated for a dog. */
export const ExercisePlanGenerated = event(
  'ExercisePlanGenerated',
  z.object({ ownerId: z.string(), dogId: z.string(), source: z.enum(['model', 'rules']) }),
  { isMetric: true },
);
