import { exercise } from '#shared/contract/exercise.ts';
import { call } from '../../lib/call.ts';
import { CallError } from '../../lib/call-errors.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { exerciseTexts, formatMinutes } from './texts.ts';
import { readWaiting, removeWaiting, type WaitingWalk } from './walk-store.ts';

/** Responses that say that the walk itself cannot be logged, so that sending it again is no use. */
const refusals = [400, 404, 422];

async function sendWalk({ key, form }: WaitingWalk): Promise<boolean> {
  try {
    await call(exercise.createWalk, { body: form }, { idempotencyKey: key });
  } catch (error) {
    if (!(error instanceof CallError) || !refusals.includes(error.status)) return false;
    if (error.code === 'exercisePlanNotFound') {
      // The plan was deleted in the meantime. The walk counts without it.
      await call(exercise.createWalk, { body: { ...form, exercisePlanId: null } }, { idempotencyKey: `${key}-2` });
    } else {
      toast({
        tone: 'error',
        title: exerciseTexts.createLog.failed,
        detail: `Your walk of ${formatMinutes(form.duration)}: ${error.serverMessage}`,
      });
    }
  }
  removeWaiting(key);
  return true;
}

let sending: Promise<boolean> = Promise.resolve(true);

async function sendAll(ownerId: string): Promise<boolean> {
  let isDone = true;
  for (const walk of readWaiting(ownerId)) isDone = (await sendWalk(walk).catch(() => false)) && isDone;
  return isDone;
}

/**
 * Sends the walks of an owner that the server has not confirmed yet. A walk that the server has already logged is not
 * logged again. Returns whether none is left.
 */
export function sendWaitingWalks(ownerId: string): Promise<boolean> {
  sending = sending.then(() => sendAll(ownerId));
  return sending;
}
