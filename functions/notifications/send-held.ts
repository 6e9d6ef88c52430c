import type { Processed } from '#functions/core/data/due-queue.ts';
import { update, type Write } from '#functions/core/data/table.ts';
import { VersionConflict } from '#functions/core/data/version-conflict.ts';
import { NotificationBatches } from '#functions/entities/notifications.ts';
import { type BatchedNotification, heldQueue } from '#functions/notifications/notification-batch.ts';
import { findRecipient, wants } from '#functions/notifications/recipient.ts';
import { sendBatch } from '#functions/notifications/send-batch.ts';
import type { NotificationKind } from '#shared/notification-kinds.ts';

/**
 * Whether a notification is still true, by kind: a visit may have been cancelled overnight. Kinds without a check stay
 * true.
 */
export type Checks = { [Kind in NotificationKind]?: (cause: Readonly<Record<string, string>>) => Promise<boolean> };

/** Sends what quiet hours that have ended at `at` held back: to each owner at most one push message and one email. */
export function sendHeld(at: Date, checks: Checks): Promise<Processed> {
  return heldQueue.process(at, ({ ownerId, until }) => send(ownerId, until, at, checks));
}

/**
 * Returns the writes that send what an owner's quiet hours held back. Leaves out what the owner has turned off since, and
 * what is outdated.
 */
async function send(ownerId: string, id: string, at: Date, checks: Checks): Promise<Write[]> {
  const [{ data: batch }, recipient] = await Promise.all([
    NotificationBatches.get({ ownerId, id }).go({ consistent: true }),
    findRecipient(ownerId),
  ]);
  if (!batch || batch.sentAt || !recipient) return [];
  const held = batch.notifications as BatchedNotification[];
  const notifications: BatchedNotification[] = [];
  for (const each of held) {
    const push = each.push && wants(recipient, each.kind, 'push');
    const email = each.email && wants(recipient, each.kind, 'email');
    if ((push || email) && (await isUpToDate(each, at, checks))) notifications.push({ ...each, push, email });
  }
  const unlisted = batch.count - held.length;
  const sent = NotificationBatches.patch({ ownerId, id })
    .set({ notifications, count: notifications.length + unlisted, sentAt: at.toISOString() })
    .where(({ count, sentAt }, { eq, notExists }) => `${eq(count, batch.count)} AND ${notExists(sentAt)}`)
    .params();
  return [
    update(sent, () => new VersionConflict()),
    ...(await sendBatch({ ownerId, id, notifications, unlisted }, at)),
  ];
}

async function isUpToDate(
  { kind, cause, usefulUntil }: BatchedNotification,
  at: Date,
  checks: Checks,
): Promise<boolean> {
  if (usefulUntil && Date.parse(usefulUntil) <= at.getTime()) return false;
  return !cause || ((await checks[kind]?.(cause)) ?? true);
}
