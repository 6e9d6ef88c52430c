import { noteVisit } from '#functions/account/note-visit.ts';
import { toUser } from '#functions/account/user.ts';
import { epochSeconds, now } from '#functions/core/clock.ts';
import { conditionFailed } from '#functions/core/data/table.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { readSessionCookie, serializeSessionCookies } from '#functions/core/http/session.ts';
import { getCallerRows } from '#functions/entities/caller.ts';
import { type Session, Sessions } from '#functions/entities/sessions.ts';
import { account } from '#shared/contract/account.ts';
import { sessionSeconds } from '#shared/session.ts';

/** Returns the signed-in owner. Also renews the session, because the app calls this operation at every start. */
export const getUser = defineHandler(account.getUser, async ({ caller, event, reply }) => {
  const { owner, session, subscription } = getCallerRows(caller);
  const [expiresAt] = await Promise.all([keepAlive(session), noteVisit(owner)]);
  const cookie = readSessionCookie(event.cookies);
  if (cookie && expiresAt > session.expiresAt) {
    reply.cookies.push(...serializeSessionCookies(cookie, expiresAt - epochSeconds()));
  }
  return toUser(owner, subscription, caller.roles);
});

const hourMs = 3600 * 1000;

/**
 * Updates the `lastSeenAt` of a session, and the expiry if a renewal is due. Writes at most once an hour.
 * @returns the session's expiry in epoch seconds
 */
async function keepAlive(session: Session): Promise<number> {
  const moment = now();
  if (moment.getTime() - Date.parse(session.lastSeenAt) < hourMs) return session.expiresAt;
  const expiresAt = computeExpiry(session, moment);
  try {
    await Sessions.patch({ ownerId: session.ownerId, id: session.id })
      .set({ lastSeenAt: moment.toISOString(), expiresAt })
      .go();
    return expiresAt;
  } catch (error) {
    // The session has ended since the caller was read.
    if (!conditionFailed(error)) throw error;
    return session.expiresAt;
  }
}

const daySeconds = 24 * 3600;

/**
 * Returns a session's expiry after a request, in epoch seconds. The expiry of a remembered session is extended once a
 * day, at most to the session's absolute end.
 */
function computeExpiry({ remembered, createdAt, expiresAt }: Session, moment: Date): number {
  const renewed = epochSeconds(moment) + sessionSeconds.remembered;
  const end = epochSeconds(new Date(createdAt)) + sessionSeconds.absolute;
  return remembered && renewed - expiresAt >= daySeconds ? Math.min(renewed, end) : expiresAt;
}
