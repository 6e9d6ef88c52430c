import type { EntityItem } from 'electrodb';
import { ownerEntity } from '#functions/core/data/entity.ts';
import { notificationTypes } from '#shared/contract/notifications.ts';

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
  appointmentLeads: { type: 'list', items: { type: 'string' } },
  /** Whether to send reminders by email. Separate from the leads, so that unsubscribing does not overwrite them. */
  appointmentEmail: { type: 'boolean' },
  /** The key of this owner's unsubscribe links. They stay valid when `SIGNING_SECRET` is rotated. */
  unsubscribeKey: { type: 'string' },
});
