import { now } from '#functions/core/clock.ts';
import { type Caller, matches, type SessionCookie } from '#functions/core/session.ts';
import { batchGet } from '#functions/core/table.ts';
import { type Owner, Owners } from '#functions/entities/owners.ts';
import { type Session, Sessions } from '#functions/entities/sessions.ts';
import { type Subscription, Subscriptions, tierAt, whyExpired } from '#functions/entities/subscriptions.ts';

/** A caller's rows, typed. */
export interface CallerRows {
  owner: Owner;
  session: Session;
  subscription: Subscription;
}

/** The rows that were read to find out who is calling: asking for them again costs nothing. */
export function rowsOf(caller: Caller): CallerRows {
  return caller.rows as CallerRows;
}

function keyOf(parameters: { Key?: unknown }): Record<string, unknown> {
  return parameters.Key as Record<string, unknown>;
}

/**
 * Owner, session and subscription of a cookie in one consistent BatchGetItem (3 read units).
 * @returns undefined when the session is unknown, over, or ended by a new epoch
 * @throws ApiError `unavailable` when the table cannot be read: never taken for signed out
 */
export async function findCaller(cookie: SessionCookie): Promise<Caller | undefined> {
  const { ownerId, slot } = cookie;
  const items = await batchGet([
    keyOf(Owners.get({ id: ownerId }).params()),
    keyOf(Sessions.get({ ownerId, slot }).params()),
    keyOf(Subscriptions.get({ ownerId }).params()),
  ]);
  const row = (entity: string) => ({ Item: items.find((item) => item.__edb_e__ === entity) });
  const owner = Owners.parse(row('owner')).data;
  const session = Sessions.parse(row('session')).data;
  const subscription = Subscriptions.parse(row('subscription')).data;
  if (!owner || !session || !subscription || owner.status !== 'ready') return undefined;
  const moment = now();
  if (session.expiresAt * 1000 <= moment.getTime()) return undefined;
  if (session.epoch !== owner.sessionEpoch || !matches(cookie.secret, session.secretHash)) return undefined;
  return {
    id: owner.id,
    tier: tierAt(subscription, moment),
    whyExpired: whyExpired(subscription),
    roles: session.roles,
    timeZone: owner.timeZone,
    slot,
    rows: { owner, session, subscription },
  };
}
