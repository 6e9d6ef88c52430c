import { now } from '#functions/core/clock.ts';
import { conditionFailed } from '#functions/core/data/table.ts';
import type { Caller, SessionCookie } from '#functions/core/http/session.ts';
import { addLeaderRole, findCaller, getCallerRows, rolesAreStale } from '#functions/entities/caller.ts';
import { Sessions } from '#functions/entities/sessions.ts';

/**
 * Finds the caller as `findCaller` does, and reloads stale roles from Cognito. Only sessions that have roles call
 * Cognito, because Cognito bills every owner whose roles are read as a monthly active user.
 */
export async function findCallerWithRoles(cookie: SessionCookie): Promise<Caller | undefined> {
  const caller = await findCaller(cookie);
  if (!caller || !rolesAreStale(getCallerRows(caller).session)) return caller;
  // Imported on first use, because most requests are by owners without roles.
  const { listRoles } = await import('#functions/account/roles.ts');
  const roles = await listRoles(caller.id);
  try {
    await Sessions.patch({ ownerId: caller.id, id: caller.sessionId })
      .set({ roles, rolesReadAt: now().toISOString() })
      .go();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
    // The session has ended since `findCaller` read it.
    return undefined;
  }
  return { ...caller, roles: addLeaderRole(getCallerRows(caller).owner, roles) };
}
