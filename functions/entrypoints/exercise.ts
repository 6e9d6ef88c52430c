import { api } from '#functions/core/http/api.ts';
import { limitWrites } from '#functions/core/http/middleware/limit-writes.ts';
import { findCaller } from '#functions/entities/caller.ts';
import { exerciseHandlers } from '#functions/exercise/handlers.ts';
import { exercise } from '#shared/contract/exercise.ts';

export const handler = api(exercise, findCaller, exerciseHandlers).use(limitWrites());
