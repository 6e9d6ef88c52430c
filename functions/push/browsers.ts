import { epochSeconds } from '#functions/core/clock.ts';
import { type Owner, Owners } from '#functions/entities/owners.ts';
import { type Session, Sessions } from '#functions/entities/sessions.ts';

/** A session whose browser has push turned on. */
export type PushSession = Session & { push: NonNullable<Session['push']> };

/** Finds the browsers of an owner that have push turned on. Sessions that have ended get nothing, even if their rows exist. */
export async function findPushSessions({
  id,
  sessionEpoch,
}: Pick<Owner, 'id' | 'sessionEpoch'>): Promise<PushSession[]> {
  const { data } = await Sessions.query.ofOwner({ ownerId: id }).go({ consistent: true, pages: 1 });
  const seconds = epochSeconds();
  return data.filter(
    (session): session is PushSession =>
      session.push !== undefined && session.epoch === sessionEpoch && session.expiresAt > seconds,
  );
}

/** Finds the browsers of the owner with this ID. None if the owner does not exist. */
export async function findPushSessionsById(ownerId: string): Promise<PushSession[]> {
  const { data: owner } = await Owners.get({ id: ownerId }).go({ consistent: true });
  return owner ? findPushSessions(owner) : [];
}
