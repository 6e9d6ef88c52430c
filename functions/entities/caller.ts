import { epochSeconds, now } from '#functions/core/clock.ts';
import { batchGet, rowKey } from '#functions/core/data/read.ts';
import { type Caller, matchesHash, type SessionCookie } from '#functions/core/http/session.ts';
import { type Owner, Owners } from '#functions/entities/owners.ts';
import { type Session, Sessions } from '#functions/entities/sessions.ts';
import { expiryReason, resolveTier, type Subscription, Subscriptions } from '#functions/entities/subscriptions.ts';
import { leaderRole } from '#shared/roles.ts';

/** The typed rows of a caller. */
export interface CallerRows {
  owner: Owner;
  session: Session;
  subscription: Subscription;
}

/** Returns the rows that were read to find the caller. */
export function getCallerRows(caller: Caller): CallerRows {
  return caller.rows as CallerRows;
}

/** How long roles are used before they are reloaded. A removed role may still work for this long. */
const rolesMs = 15 * 60 * 1000;

/** Whether a session's roles were read too long ago. Always false for a session without roles. */
export function rolesAreStale({ roles, rolesReadAt }: Session): boolean {
  return roles.length > 0 && now().getTime() - Date.parse(rolesReadAt) >= rolesMs;
}

/** Returns the roles of an owner: their groups of the user pool, and whether they are a Leading Member. */
export function addLeaderRole({ isLeadingMember }: Owner, groups: readonly string[]): string[] {
  return isLeadingMember ? [...groups, leaderRole] : [...groups];
}

/**
 * Finds the caller of a session cookie. Reads owner, session and subscription in one consistent BatchGetItem (3 read
 * units). Omits stale roles: a Lambda that may call Cognito uses `findCallerWithRoles`.
 * @returns undefined if the session is unknown, expired or of an older epoch, its secret is wrong, or the registration
 *   is incomplete
 * @throws ApiError `unavailable` if the table cannot be read
 */
export async function findCaller(cookie: SessionCookie): Promise<Caller | undefined> {
  const { ownerId, sessionId } = cookie;
  const { owner, session, subscription } = await batchGet({
    owner: rowKey(Owners, { id: ownerId }),
    session: rowKey(Sessions, { ownerId, id: sessionId }),
    subscription: rowKey(Subscriptions, { ownerId }),
  });
  if (!owner || !session || !subscription || owner.status !== 'ready') return undefined;
  const moment = now();
  if (session.expiresAt <= epochSeconds(moment)) return undefined;
  if (session.epoch !== owner.sessionEpoch || !matchesHash(cookie.secret, session.secretHash)) return undefined;
  return {
    id: owner.id,
    tier: resolveTier(subscription, moment),
    expiryReason: expiryReason(subscription),
    roles: addLeaderRole(owner, rolesAreStale(session) ? [] : session.roles),
    timeZone: owner.timeZone,
    sessionId,
    rows: { owner, session, subscription },
  };
}
