import type { Write } from '#functions/core/data/table.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { formatCount } from '#functions/notifications/format-count.ts';
import type { BatchedNotification } from '#functions/notifications/notification-batch.ts';
import { sendPush } from '#functions/push/send-push.ts';
import type { NotificationKind } from '#shared/notification-kinds.ts';

/** How long a notification that stays useful is worth sending to a browser, in milliseconds. */
const pushLifetimeMs = 24 * 3600 * 1000;

/** Reminders are useless when a device that saves power shows them later. */
const urgentKinds = new Set<NotificationKind>(['appointments']);

interface Batch {
  ownerId: string;
  id: string;
  notifications: readonly BatchedNotification[];
  /** How many more there are. */
  unlisted: number;
}

/** Returns the writes that send a batch: at most one email and one push message. Includes no write of the batch. */
export async function sendBatch({ ownerId, id, notifications, unlisted }: Batch, at: Date): Promise<Write[]> {
  const byPush = notifications.filter(({ push }) => push);
  const [first] = byPush;
  const isEmailed = notifications.some(({ email }) => email);
  const email = isEmailed ? [emitEvent('NotificationEmailDue', { ownerId, batchId: id })] : [];
  if (!first) return email;
  const push = await sendPush({
    ...{ ownerId, causeId: id },
    ...(byPush.length + unlisted === 1 ? toMessage(first) : toSummary(byPush, unlisted)),
    expiresAt: first.usefulUntil ? new Date(first.usefulUntil) : new Date(at.getTime() + pushLifetimeMs),
    isUrgent: urgentKinds.has(first.kind),
  });
  return [...email, ...push];
}

function toMessage({ kind, title, message, actionUrl }: BatchedNotification) {
  return { title, body: message, path: actionUrl ?? '/', tag: `${kind} ${actionUrl ?? title}` };
}

function toSummary(notifications: readonly BatchedNotification[], unlisted: number) {
  const titles = notifications.map(({ title }) => title);
  if (unlisted > 0) titles.push(`And ${unlisted} more`);
  return { title: formatCount(notifications.length + unlisted), body: titles.join('\n'), path: '/', tag: 'summary' };
}
