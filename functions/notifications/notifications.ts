import { decodeTime, ulid } from 'ulid';
import { epochSeconds } from '#functions/core/clock.ts';
import { cascadeDelete } from '#functions/core/data/cascade-delete.ts';
import { put, remove, transact, update, write } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import {
  type Notification,
  type NotificationState,
  NotificationStates,
  Notifications,
} from '#functions/entities/notifications.ts';

const lifetimeSeconds = 90 * 24 * 3600;

/** A notification to write. `at` is the time of the event, in ISO 8601. */
export type NewNotification = Pick<
  Notification,
  'ownerId' | 'eventId' | 'type' | 'title' | 'message' | 'actionUrl' | 'subjectId'
> & { at: string };

/**
 * Writes a notification, once per event. The notification is unread, even if the owner has marked all as read or
 * cleared the list since the event: the transaction fails and is repeated if a watermark moved after the ID was chosen.
 */
export async function notify({ at, ...content }: NewNotification): Promise<void> {
  const { ownerId, eventId } = content;
  const happenedAt = new Date(at);
  const timestamp = happenedAt.toISOString();
  const expiresAt = epochSeconds(happenedAt) + lifetimeSeconds;
  await retryOnConflict(async () => {
    const { data: state } = await NotificationStates.get({ ownerId }).go({ consistent: true });
    if (await isWritten(ownerId, eventId)) return;
    const id = chooseId(eventId, state);
    const latestId = state && state.latestId > id ? state.latestId : id;
    const moved = NotificationStates.upsert({ ownerId, latestId })
      .where((row, { eq, notExists }) => {
        const sameLatest = state ? eq(row.latestId, state.latestId) : notExists(row.latestId);
        return `${sameLatest} AND ${state?.readUpTo ? eq(row.readUpTo, state.readUpTo) : notExists(row.readUpTo)}`;
      })
      .params();
    await transact([
      put(Notifications.create({ ...content, id, timestamp, expiresAt }).params(), () => new VersionConflict()),
      update(moved, () => new VersionConflict()),
    ]);
  });
}

/**
 * Returns the event's ID, so that notifications are sorted by the time of the event. If the owner has already read
 * later notifications, returns a new ID after the latest notification, because IDs up to the watermark count as read.
 */
function chooseId(eventId: string, state: NotificationState | null): string {
  return !state?.readUpTo || eventId > state.readUpTo ? eventId : ulid(decodeTime(state.latestId) + 1);
}

/** Whether the event's notification exists. A notification's ID is never lower than the event's ID. */
async function isWritten(ownerId: string, eventId: string): Promise<boolean> {
  const { data } = await Notifications.query
    .ofOwner({ ownerId })
    .between({ id: eventId }, { id: '~' })
    .go({ pages: 'all', consistent: true });
  return data.some((each) => each.eventId === eventId);
}

/** Builds the query for the notifications that an owner has not cleared. */
export function queryListedNotifications(ownerId: string, clearedUpTo = '') {
  // The appended `!` excludes the ID itself: `<ID>!` sorts after the ID and before every greater ID.
  return Notifications.query.ofOwner({ ownerId }).between({ id: `${clearedUpTo}!` }, { id: '~' });
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
