import { userOf } from '#functions/account/user.ts';
import { answer } from '#functions/core/api.ts';
import { now } from '#functions/core/clock.ts';
import { conditionFailed } from '#functions/core/table.ts';
import { rowsOf } from '#functions/entities/caller.ts';
import { type Session, Sessions } from '#functions/entities/sessions.ts';
import { account } from '#shared/contract/account.ts';

export const getUser = answer(account.getUser, async ({ caller }) => {
  const { owner, session, subscription } = rowsOf(caller);
  await updateLastSeen(session);
  return userOf(owner, subscription, caller.roles);
});

const hourMs = 3600 * 1000;

/** Updates a session's `lastSeenAt`, at most once an hour. Every screen starts with `getUser`. */
async function updateLastSeen({ ownerId, id, lastSeenAt }: Session): Promise<void> {
  const moment = now();
  if (moment.getTime() - new Date(lastSeenAt).getTime() < hourMs) return;
  try {
    await Sessions.patch({ ownerId, id }).set({ lastSeenAt: moment.toISOString() }).go();
  } catch (error) {
    // The session has just ended.
    if (!conditionFailed(error)) throw error;
  }
}
