import { epochSeconds } from '#functions/core/clock.ts';
import { dueQueue } from '#functions/core/data/due-queue.ts';
import { put, update, type Write } from '#functions/core/data/table.ts';
import { VersionConflict } from '#functions/core/data/version-conflict.ts';
import { NotificationBatches } from '#functions/entities/notifications.ts';
import type { NotificationKind } from '#shared/notification-kinds.ts';

/** What a notification says. */
export interface NotificationContent {
  kind: NotificationKind;
  title: string;
  message: string;
  /** The path of our page that it opens. */
  actionUrl?: string | undefined;
  /** The details of the event that caused it, for domains that check it or have an email template of their own. */
  cause?: Readonly<Record<string, string>> | undefined;
}

/** A notification of a batch, and the channels that send it. */
export interface BatchedNotification extends NotificationContent {
  push: boolean;
  email: boolean;
  /** From when on it is worthless, in ISO 8601; undefined if it stays useful. */
  usefulUntil?: string | undefined;
}

/** The ends of quiet hours for which something waits. */
export const heldQueue = dueQueue<{ ownerId: string; until: string }>('held-notifications');

/** How many notifications of one batch are listed. The others are only counted. */
const maxListed = 20;

const lifetimeSeconds = 30 * 24 * 3600;

/** Returns the write that stores an event's notification as sent. It fails with VersionConflict if it is stored already. */
export function storeSent(ownerId: string, eventId: string, notification: BatchedNotification, at: Date): Write {
  const batch = NotificationBatches.create({
    ...{ ownerId, id: eventId, notifications: [notification], count: 1 },
    sentAt: at.toISOString(),
    expiresAt: epochSeconds(at) + lifetimeSeconds,
  });
  return put(batch.params(), () => new VersionConflict());
}

/**
 * Returns the writes that hold a notification back until the end of the quiet hours.
 * @returns undefined if the batch of these quiet hours was sent already; the notification is then late, and sent now
 */
export async function holdBack(
  ownerId: string,
  end: Date,
  notification: BatchedNotification,
): Promise<Write[] | undefined> {
  const until = end.toISOString();
  const { data: batch } = await NotificationBatches.get({ ownerId, id: until }).go({ consistent: true });
  if (batch?.sentAt) return undefined;
  const before = batch?.notifications ?? [];
  const held = NotificationBatches.upsert({
    ...{ ownerId, id: until, count: (batch?.count ?? 0) + 1 },
    notifications: before.length < maxListed ? [...before, notification] : before,
    expiresAt: epochSeconds(end) + lifetimeSeconds,
  })
    .where(({ count, sentAt }, { eq, notExists }) => {
      return batch ? `${eq(count, batch.count)} AND ${notExists(sentAt)}` : notExists(count);
    })
    .params();
  return [
    update(held, () => new VersionConflict()),
    heldQueue.enqueue({ dueAt: end, id: ownerId }, { ownerId, until }),
  ];
}
