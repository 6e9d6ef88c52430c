import { epochSeconds, now } from '#functions/core/clock.ts';
import { batchGet, rowKey } from '#functions/core/data/read.ts';
import { type Caller, matchesHash, type SessionCookie } from '#functions/core/http/session.ts';
import { type Owner, Owners } from '#functions/entities/owners.ts';
import { type Session, Sessions } from '#functions/entities/sessions.ts';
import { expiryReason, resolveTier, type Subscription, Subscriptions } from '#functions/entities/subscriptions.ts';

/** A caller's rows, typed. */
export interface CallerRows {
  owner: Owner;
  session: Session;
  subscription: Subscription;
}

/** The rows that were read to find the caller. */
export function getCallerRows(caller: Caller): CallerRows {
  return caller.rows as CallerRows;
}

/** How long roles are used before they are read again: at most so long, a removed role still works. */
const rolesMs = 15 * 60 * 1000;

/** Whether a session's roles were read too long ago to count. Sessions without roles are never stale. */
export function rolesAreStale({ roles, rolesReadAt }: Session): boolean {
  return roles.length > 0 && now().getTime() - Date.parse(rolesReadAt) >= rolesMs;
}

/**
 * Reads a cookie's owner, session and subscription in one consistent BatchGetItem (3 read units).
 * Stale roles are left out: a Lambda that may call Cognito uses `findCallerWithRoles`.
 * @returns undefined if the session is unknown, expired, or of an older epoch
 * @throws ApiError `unavailable` if the table cannot be read, which does not mean signed out
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
    roles: rolesAreStale(session) ? [] : session.roles,
    timeZone: owner.timeZone,
    sessionId,
    rows: { owner, session, subscription },
  };
}
