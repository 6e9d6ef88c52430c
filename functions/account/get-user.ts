import { userOf } from '#functions/account/user.ts';
import { answer } from '#functions/core/api.ts';
import { now } from '#functions/core/clock.ts';
import { rowsOf } from '#functions/entities/caller.ts';
import { Sessions } from '#functions/entities/sessions.ts';
import { account } from '#shared/contract/account.ts';

/** Every screen starts with this call, so it is what "last seen" goes by; once an hour is near enough. */
const seenEveryMs = 3600 * 1000;

export const getUser = answer(account.getUser, async ({ caller }) => {
  const { owner, session, subscription } = rowsOf(caller);
  const moment = now();
  if (moment.getTime() - new Date(session.lastSeenAt).getTime() >= seenEveryMs) {
    // The session may have been ended meanwhile: then there is nothing to note.
    await Sessions.patch({ ownerId: caller.id, slot: caller.slot })
      .set({ lastSeenAt: moment.toISOString() })
      .where(({ secretHash }, { eq }) => eq(secretHash, session.secretHash))
      .go()
      .catch(() => undefined);
  }
  return userOf(owner, subscription, caller.roles);
});
