import { ulid } from 'ulid';
import { describeDevice } from '#functions/account/sign-in/devices.ts';
import { epochSeconds, now } from '#functions/core/clock.ts';
import { put, remove, type Write } from '#functions/core/data/table.ts';
import { VersionConflict } from '#functions/core/data/version-conflict.ts';
import { generateSecret, hashSecret, serializeSessionCookies } from '#functions/core/http/session.ts';
import type { Owner } from '#functions/entities/owners.ts';
import { type Session, Sessions } from '#functions/entities/sessions.ts';
import { maxSessions, sessionSeconds } from '#shared/session.ts';

interface SessionOptions {
  ownerId: string;
  /** The owner's `sessionEpoch`. */
  epoch: number;
  roles: string[];
  userAgent: string | undefined;
  /** "Remember me" */
  remembered: boolean;
}

/** A new session: the write that creates the row, and the `set-cookie` values for the browser. */
export interface NewSession {
  write: Write;
  cookies: string[];
}

/** Prepares a session. The session starts when the caller performs the returned write. */
export function prepareSession({ ownerId, epoch, roles, userAgent, remembered }: SessionOptions): NewSession {
  const moment = now();
  const id = ulid(moment.getTime());
  const secret = generateSecret();
  const lifetime = remembered ? sessionSeconds.remembered : sessionSeconds.browser;
  const session = Sessions.put({
    ownerId,
    id,
    secretHash: hashSecret(secret),
    epoch,
    roles,
    rolesReadAt: moment.toISOString(),
    device: describeDevice(userAgent),
    remembered,
    createdAt: moment.toISOString(),
    lastSeenAt: moment.toISOString(),
    expiresAt: epochSeconds(moment) + lifetime,
  });
  return {
    write: put(session.params()),
    cookies: serializeSessionCookies({ ownerId, sessionId: id, secret }, remembered ? lifetime : undefined),
  };
}

/**
 * Returns the writes that keep an owner below `maxSessions` when one more session starts. They delete expired sessions
 * first, then the oldest. They fail with VersionConflict if another sign-in deletes one of these sessions first.
 * Concurrent sign-ins may exceed the limit until the next sign-in.
 * @param replacedId the session that ends anyway, because its browser signs in again
 */
export async function endOldestSessions(owner: Owner, replacedId?: string): Promise<Write[]> {
  const { data } = await Sessions.query.ofOwner({ ownerId: owner.id }).go({ consistent: true, pages: 1 });
  const seconds = epochSeconds();
  const isLive = ({ epoch, expiresAt }: Session) => epoch === owner.sessionEpoch && expiresAt > seconds;
  const others = data.filter(({ id }) => id !== replacedId);
  const deadFirst = [...others.filter((session) => !isLive(session)), ...others.filter(isLive)];
  return deadFirst.slice(0, Math.max(0, others.length + 1 - maxSessions)).map(({ ownerId, id }) =>
    remove(
      Sessions.delete({ ownerId, id })
        .where(({ secretHash }, { exists }) => exists(secretHash))
        .params(),
      () => new VersionConflict(),
    ),
  );
}
