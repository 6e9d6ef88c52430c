import * as z from 'zod/mini';
import { Id, Instant, Page } from '#shared/contract/fields.ts';
import { NotificationPreferences } from '#shared/contract/notification-preferences.ts';
import { defineOperation } from '#shared/contract/operation.ts';
import { notificationTypes } from '#shared/notification-kinds.ts';

/** An in-app notification. */
export const Notification = z.object({
  id: Id,
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  timestamp: Instant,
  read: z.boolean(),
  /** The path of the page that the notification opens; null if there is none. */
  actionUrl: z.nullable(z.string()),
});
export type Notification = z.output<typeof Notification>;

/** The query of an unsubscribe link. Unknown parameters are allowed, because mail programs add their own. */
const UnsubscribeQuery = z.object({
  token: z.string('The link is incomplete').check(z.maxLength(200, 'The link is incomplete')),
});

/** The operations on in-app notifications, which are kept for 90 days, and on the owner's notification settings. */
export const notifications = {
  listNotifications: defineOperation({
    method: 'GET',
    path: '/api/notifications',
    summary: 'The notifications, newest first.',
    access: 'owner',
    paged: true,
    query: Page,
    returns: z.array(Notification),
  }),
  markNotificationRead: defineOperation({
    method: 'POST',
    path: '/api/notifications/{id}/mark-read',
    summary: 'Marks a notification as read.',
    access: 'owner',
    params: z.strictObject({ id: Id }),
    fails: ['notificationNotFound'],
  }),
  markAllNotificationsRead: defineOperation({
    method: 'POST',
    path: '/api/notifications/mark-all-read',
    summary: 'Marks all notifications as read.',
    access: 'owner',
  }),
  clearNotifications: defineOperation({
    method: 'DELETE',
    path: '/api/notifications',
    summary: 'Deletes all notifications.',
    access: 'owner',
  }),
  getNotificationPreferences: defineOperation({
    method: 'GET',
    path: '/api/notifications/preferences',
    summary: 'What the owner is notified about.',
    access: 'owner',
    returns: NotificationPreferences,
  }),
  updateNotificationPreferences: defineOperation({
    method: 'PUT',
    path: '/api/notifications/preferences',
    summary: 'Replaces what the owner is notified about.',
    access: 'owner',
    body: NotificationPreferences,
    returns: NotificationPreferences,
    fails: ['planRequired'],
  }),
  /** Mail programs call this operation for one-click unsubscribe (RFC 8058), with a form as the body. */
  unsubscribe: defineOperation({
    method: 'POST',
    path: '/api/notifications/unsubscribe',
    summary: 'Stops the emails that the link belongs to. Ignores the body.',
    access: 'link-token',
    query: UnsubscribeQuery,
    ignoresBody: true,
    fails: ['linkInvalid'],
  }),
  /**
   * Mail programs without one-click unsubscribe open the same URL in a browser. This operation changes nothing, because
   * email scanners also open links.
   */
  openUnsubscribePage: defineOperation({
    method: 'GET',
    path: '/api/notifications/unsubscribe',
    summary: 'Redirects to the page that unsubscribes.',
    access: 'link-token',
    answers: 'redirect',
    query: UnsubscribeQuery,
  }),
};
