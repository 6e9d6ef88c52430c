import type { EntityItem } from 'electrodb';
import { ownerEntity } from '#functions/core/data/entity.ts';
import { notificationTypes } from '#shared/contract/notifications.ts';

/**
 * The notifications of an owner by time, for 90 days. The ID is a ULID: the event's own, unless that is behind the owner's
 * read watermark.
 */
export const Notifications = ownerEntity('notification', 'notification#${id}', {
  id: { type: 'string', required: true },
  /** Recognizes a second delivery of the event. */
  eventId: { type: 'string', required: true },
  type: { type: notificationTypes, required: true },
  title: { type: 'string', required: true },
  message: { type: 'string', required: true },
  actionUrl: { type: 'string' },
  /** The ID of the object it is about. `removeNotificationsAbout` deletes it with the object. */
  subjectId: { type: 'string' },
  /** Whether it was marked as read individually; see also `readUpTo`. */
  read: { type: 'boolean', required: true, default: false },
  timestamp: { type: 'string', required: true },
  expiresAt: { type: 'number', required: true },
});
export type Notification = EntityItem<typeof Notifications>;

/** An owner's watermarks, so that marking all as read and clearing are one write. */
export const NotificationStates = ownerEntity('notificationState', 'notification-state', {
  /** The greatest ID so far. It moves in the transaction of each notification. */
  latestId: { type: 'string', required: true },
  /** Notifications up to this ID are read. */
  readUpTo: { type: 'string' },
  /** Notifications up to this ID are no longer listed. */
  clearedUpTo: { type: 'string' },
});
export type NotificationState = EntityItem<typeof NotificationStates>;

/** What an owner is notified about, and the key of the unsubscribe links. Without a row, or without a value in it, the defaults apply. */
export const NotificationPreferenceRows = ownerEntity('notificationPreferences', 'notification-preferences', {
  appointmentLeads: { type: 'list', items: { type: 'string' } },
  /** An attribute of its own, so that unsubscribing and a change at the same time don't overwrite each other. */
  appointmentEmail: { type: 'boolean' },
  /** The key of this owner's unsubscribe links. It outlives rotations of `SIGNING_SECRET`. */
  unsubscribeKey: { type: 'string' },
});
