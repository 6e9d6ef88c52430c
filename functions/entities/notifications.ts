import type { EntityItem } from 'electrodb';
import { ownerEntity } from '#functions/core/data/entity.ts';
import { notificationTypes } from '#shared/notification-kinds.ts';

/**
 * An owner's notifications, sorted by time and kept for 90 days. The ID is the event's ULID. If the owner has already
 * read later notifications, the ID is a new ULID, so that the notification counts as unread.
 */
export const Notifications = ownerEntity('notification', 'notification#${id}', {
  id: { type: 'string', required: true },
  /** The event's ID, to detect a second delivery of the event. */
  eventId: { type: 'string', required: true },
  type: { type: notificationTypes, required: true },
  title: { type: 'string', required: true },
  message: { type: 'string', required: true },
  actionUrl: { type: 'string' },
  /** The ID of the dog that the notification is about. When the dog is deleted, so is the notification. */
  subjectId: { type: 'string' },
  /** Whether this notification was marked as read individually. Mark-all-read sets `readUpTo` instead. */
  read: { type: 'boolean', required: true, default: false },
  timestamp: { type: 'string', required: true },
  expiresAt: { type: 'number', required: true },
});
export type Notification = EntityItem<typeof Notifications>;

/** An owner's watermarks, with which one write marks all notifications as read or clears them. */
export const NotificationStates = ownerEntity('notificationState', 'notification-state', {
  /** The greatest notification ID so far. Each new notification updates it in the same transaction. */
  latestId: { type: 'string', required: true },
  /** Notifications up to this ID are read. */
  readUpTo: { type: 'string' },
  /** Notifications up to this ID are no longer listed. */
  clearedUpTo: { type: 'string' },
});
export type NotificationState = EntityItem<typeof NotificationStates>;

/** An owner's notification preferences and the key of the unsubscribe links. Missing attributes have defaults. */
export const NotificationPreferenceRows = ownerEntity('notificationPreferences', 'notification-preferences', {
  /** The channels that the owner has turned on or off, as `<kind>.<channel>`. Sets, so that unsubscribing changes one. */
  on: { type: 'set', items: 'string' },
  off: { type: 'set', items: 'string' },
  appointmentLeads: { type: 'list', items: { type: 'string' } },
  /** The choice of emails about visits in rows that were written before `on` and `off` existed. */
  appointmentEmail: { type: 'boolean' },
  quietHours: {
    type: 'map',
    properties: { start: { type: 'string', required: true }, end: { type: 'string', required: true } },
  },
  /** The Sunday of the last weekly summary, so that no week has two, even if the owner moves to another time zone. */
  lastSummary: { type: 'string' },
  /** The key of this owner's unsubscribe links. They stay valid when `SIGNING_SECRET` is rotated. */
  unsubscribeKey: { type: 'string' },
});
export type NotificationPreferenceRow = EntityItem<typeof NotificationPreferenceRows>;

/**
 * Notifications that are sent together by push or email, so that events need not contain their texts. The ID is the
 * event's, or the end of the quiet hours that hold them back. Kept for 30 days, which is far longer than events are
 * redelivered.
 */
export const NotificationBatches = ownerEntity('notificationBatch', 'notification-batch#${id}', {
  id: { type: 'string', required: true },
  notifications: { type: 'list', items: { type: 'any' }, required: true },
  /** How many notifications there are. Only the first ones are listed. */
  count: { type: 'number', required: true },
  /** When they were sent. What quiet hours hold back has none until they end. */
  sentAt: { type: 'string' },
  expiresAt: { type: 'number', required: true },
});
