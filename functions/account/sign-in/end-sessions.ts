import { remove, update, type Write } from '#functions/core/data/table.ts';
import type { Caller } from '#functions/core/http/session.ts';
import { Owners } from '#functions/entities/owners.ts';
import { Sessions } from '#functions/entities/sessions.ts';

/** Ends every session of an owner. */
export function endAllSessions(ownerId: string): Write {
  return update(Owners.patch({ id: ownerId }).add({ sessionEpoch: 1 }).params());
}

/** Ends every session of an owner except the caller's own. Fails if the owner's epoch is not `epoch`. */
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

/** Ends the caller's own session. */
export function endOwnSession({ id, sessionId }: Caller): Write {
  return remove(Sessions.delete({ ownerId: id, id: sessionId }).params());
}
