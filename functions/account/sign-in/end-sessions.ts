import { remove, update, type Write } from '#functions/core/data/table.ts';
import type { Context } from '#functions/core/http/api.ts';
import { type Caller, serializeExpiredSessionCookies } from '#functions/core/http/session.ts';
import { Owners } from '#functions/entities/owners.ts';
import { Sessions } from '#functions/entities/sessions.ts';

/** Returns the write that ends every session of an owner. */
export function endAllSessions(ownerId: string): Write {
  return update(Owners.patch({ id: ownerId }).add({ sessionEpoch: 1 }).params());
}

/** Returns the writes that end all sessions of the caller except the current one. Fails if the epoch has changed. */
export function endOtherSessions({ id, sessionId }: Caller, epoch: number): Write[] {
  return [
    update(
      Owners.patch({ id })
        .set({ sessionEpoch: epoch + 1 })
        .where(({ sessionEpoch }, { eq }) => eq(sessionEpoch, epoch))
        .params(),
    ),
    update(
      Sessions.patch({ ownerId: id, id: sessionId })
        .set({ epoch: epoch + 1 })
        .where((session, { eq }) => eq(session.epoch, epoch))
        .params(),
    ),
  ];
}

/**
 * Removes what a session leaves in the browser: its cookies, and cached files such as photos. `Clear-Site-Data` has no
 * other directive, because "storage" would delete the theme and other tabs' drafts, and "cookies" the known browser.
 */
export function clearBrowser({ cookies, headers }: Context['reply']): void {
  cookies.push(...serializeExpiredSessionCookies());
  headers['clear-site-data'] = '"cache"';
}

/** Returns the write that ends the caller's current session. */
export function endOwnSession({ id, sessionId }: Caller): Write {
  return remove(Sessions.delete({ ownerId: id, id: sessionId }).params());
}
