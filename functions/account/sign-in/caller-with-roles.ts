import { listRoles } from '#functions/account/cognito.ts';
import { now } from '#functions/core/clock.ts';
import { conditionFailed } from '#functions/core/data/table.ts';
import type { Caller, SessionCookie } from '#functions/core/http/session.ts';
import { findCaller, getCallerRows, rolesAreStale } from '#functions/entities/caller.ts';
import { Sessions } from '#functions/entities/sessions.ts';

/**
 * Finds the caller as `findCaller` does, and reads stale roles again. Only sessions with roles call Cognito, because
 * every owner whom it looks up is billed as a monthly active user.
 */
export async function findCallerWithRoles(cookie: SessionCookie): Promise<Caller | undefined> {
  const caller = await findCaller(cookie);
  if (!caller || !rolesAreStale(getCallerRows(caller).session)) return caller;
  const roles = await listRoles(caller.id);
  try {
    await Sessions.patch({ ownerId: caller.id, id: caller.sessionId })
      .set({ roles, rolesReadAt: now().toISOString() })
      .go();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
    // The session has just ended.
    return undefined;
  }
  return { ...caller, roles };
}
