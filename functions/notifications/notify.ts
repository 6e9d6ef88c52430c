import { decodeTime, ulid } from 'ulid';
import { epochSeconds, now } from '#functions/core/clock.ts';
import { put, transact, update, type Write } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import {
  type Notification,
  NotificationBatches,
  type NotificationState,
  NotificationStates,
  Notifications,
} from '#functions/entities/notifications.ts';
import { type Delivery, decideDelivery } from '#functions/notifications/decide-delivery.ts';
import { holdBack, type NotificationContent, storeSent } from '#functions/notifications/notification-batch.ts';
import { lifetimeSeconds } from '#functions/notifications/notifications.ts';
import { findRecipient, type Recipient, wants } from '#functions/notifications/recipient.ts';
import { sendBatch } from '#functions/notifications/send-batch.ts';
import { type Channel, isOwnPath, notificationKinds } from '#shared/notification-kinds.ts';

/** A notification for the channels that the owner wants. */
export interface NewNotification extends NotificationContent, Pick<Notification, 'ownerId' | 'eventId' | 'subjectId'> {
  /** The time of the event, in ISO 8601. */
  at: string;
  /** From when on the notification is worthless; undefined if it stays useful. */
  usefulUntil?: Date;
  /** The channels that the domain serves itself. */
  except?: readonly Channel[];
}

/**
 * Notifies an owner of an event by the channels that the owner wants, once per event. In the app, the notification is
 * unread, even if the owner has marked all as read or cleared the list since the event: the transaction fails and is
 * repeated if a watermark moved after the ID was chosen.
 */
export async function notify(notification: NewNotification): Promise<void> {
  const { ownerId, eventId } = notification;
  await retryOnConflict(async () => {
    const recipient = await findRecipient(ownerId);
    if (!recipient) return;
    const isListed = wants(recipient, notification.kind, 'inApp') && !notification.except?.includes('inApp');
    // The state is read first: a concurrent delivery either is found by `isDone`, or has the same ID, or changes the state.
    const { data: state } = isListed
      ? await NotificationStates.get({ ownerId }).go({ consistent: true })
      : { data: null };
    if (await isDone(ownerId, eventId)) return;
    const writes = [...(isListed ? list(notification, state) : []), ...(await planSending(recipient, notification))];
    if (writes.length > 0) await transact(writes);
  });
}

/** Whether the owner was notified of an event. A notification's ID is never lower than the event's ID. */
async function isDone(ownerId: string, eventId: string): Promise<boolean> {
  const [{ data: listed }, { data: batch }] = await Promise.all([
    Notifications.query
      .ofOwner({ ownerId })
      .between({ id: eventId }, { id: '~' })
      .go({ pages: 'all', consistent: true }),
    NotificationBatches.get({ ownerId, id: eventId }).go({ consistent: true }),
  ]);
  return batch !== null || listed.some((each) => each.eventId === eventId);
}

/** Returns the writes that add a notification to the list in the app. */
function list({ at, kind, ...notification }: NewNotification, state: NotificationState | null): Write[] {
  const { ownerId, eventId, title, message, actionUrl, subjectId } = notification;
  const id = chooseId(eventId, state);
  const latestId = state && state.latestId > id ? state.latestId : id;
  const moved = NotificationStates.upsert({ ownerId, latestId })
    .where((row, { eq, notExists }) => {
      const sameLatest = state ? eq(row.latestId, state.latestId) : notExists(row.latestId);
      return `${sameLatest} AND ${state?.readUpTo ? eq(row.readUpTo, state.readUpTo) : notExists(row.readUpTo)}`;
    })
    .params();
  const happenedAt = new Date(at);
  const created = Notifications.create({
    ...{ ownerId, id, eventId, title, message, actionUrl, subjectId },
    type: notificationKinds[kind].type,
    timestamp: happenedAt.toISOString(),
    expiresAt: epochSeconds(happenedAt) + lifetimeSeconds,
  });
  return [put(created.params(), () => new VersionConflict()), update(moved, () => new VersionConflict())];
}

/**
 * Returns the event's ID, so that notifications are sorted by the time of the event. If the owner has already read
 * later notifications, returns a new ID after the latest notification, because IDs up to the watermark count as read.
 */
function chooseId(eventId: string, state: NotificationState | null): string {
  return !state?.readUpTo || eventId > state.readUpTo ? eventId : ulid(decodeTime(state.latestId) + 1);
}

/**
 * Returns the writes that send a notification by push and email, now or after the quiet hours. They fail with
 * VersionConflict if another call has sent it.
 */
async function planSending(
  recipient: Recipient,
  { ownerId, eventId, usefulUntil, except = [], ...content }: NewNotification,
): Promise<Write[]> {
  const at = now();
  const { kind, title, message, actionUrl, cause } = content;
  if (actionUrl && !isOwnPath(actionUrl)) throw new Error('A notification can only open a path of our own.');
  const decided = decideDelivery(recipient, { kind, at, usefulUntil });
  const [push, email] = (['push', 'email'] as const).map((each) => (except.includes(each) ? 'never' : decided[each]));
  const notification = { kind, title, message, actionUrl, cause, usefulUntil: usefulUntil?.toISOString() };
  const end = [push, email].find((each) => each instanceof Date);
  const held = end && (await holdBack(ownerId, end, { ...notification, push: push === end, email: email === end }));
  const isDue = (delivery: Delivery | undefined) => delivery === 'now' || (delivery instanceof Date && !held);
  const due = { ...notification, push: isDue(push), email: isDue(email) };
  if (!due.push && !due.email && !held) return [];
  const batch = { ownerId, id: eventId, notifications: [due], unlisted: 0 };
  return [storeSent(ownerId, eventId, due, at), ...(held ?? []), ...(await sendBatch(batch, at))];
}
