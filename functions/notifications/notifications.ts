import { encodeTime } from 'ulid';
import { now } from '#functions/core/clock.ts';
import { cascadeDelete } from '#functions/core/data/cascade-delete.ts';
import { remove, update, write } from '#functions/core/data/table.ts';
import { NotificationStates, Notifications } from '#functions/entities/notifications.ts';

/** How long notifications are listed and stored, in seconds. */
export const lifetimeSeconds = 90 * 24 * 3600;

/** Builds the query for an owner's notifications of the last 90 days that the owner has not cleared. */
export function queryListedNotifications(ownerId: string, clearedUpTo = '') {
  // IDs start with the time. DynamoDB deletes expired rows up to some days late.
  const expired = encodeTime(now().getTime() - lifetimeSeconds * 1000);
  // The appended `!` excludes the ID itself: `<ID>!` sorts after the ID and before every greater ID.
  const from = expired > clearedUpTo ? expired : `${clearedUpTo}!`;
  return Notifications.query.ofOwner({ ownerId }).between({ id: from }, { id: '~' });
}

/** Marks all of an owner's notifications as read. */
export function markAllRead(ownerId: string): Promise<void> {
  return moveWatermarks(ownerId, false);
}

/** Hides all of an owner's notifications. The rows stay in the table until they expire. */
export function clearAll(ownerId: string): Promise<void> {
  return moveWatermarks(ownerId, true);
}

class NoNotifications extends Error {}

async function moveWatermarks(ownerId: string, clear: boolean): Promise<void> {
  const moved = NotificationStates.patch({ ownerId })
    .data((row, { set, name }) => {
      set(row.readUpTo, name(row.latestId));
      if (clear) set(row.clearedUpTo, name(row.latestId));
    })
    .params();
  try {
    await write(update(moved, () => new NoNotifications()));
  } catch (error) {
    if (!(error instanceof NoNotifications)) throw error;
  }
}

/** Deletes the notifications about a deleted object, page by page (see `cascadeDelete`). */
export async function removeNotificationsAbout(ownerId: string, subjectId: string): Promise<void> {
  await cascadeDelete({
    readPage: (options) => Notifications.query.ofOwner({ ownerId }).go(options),
    toWrites: (row) =>
      row.subjectId === subjectId ? [remove(Notifications.delete({ ownerId, id: row.id }).params())] : [],
  });
}
