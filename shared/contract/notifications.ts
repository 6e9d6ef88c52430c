import * as z from 'zod/mini';
import { Id, Instant, Page } from '#shared/contract/fields.ts';
import { operation } from '#shared/contract/operation.ts';

export const notificationTypes = ['appointment', 'exercise', 'community', 'system', 'other'] as const;

/** An in-app notification. */
export const Notification = z.object({
  id: Id,
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  timestamp: Instant,
  read: z.boolean(),
  /** The path that it opens, if any. */
  actionUrl: z.nullable(z.string()),
});
export type Notification = z.output<typeof Notification>;

/** In-app notifications, kept for 90 days. */
export const notifications = {
  listNotifications: operation({
    method: 'GET',
    path: '/api/notifications',
    summary: 'The notifications, newest first.',
    access: 'owner',
    paged: true,
    query: Page,
    returns: z.array(Notification),
  }),
  markNotificationRead: operation({
    method: 'POST',
    path: '/api/notifications/{id}/mark-read',
    summary: 'Marks a notification as read.',
    access: 'owner',
    params: z.strictObject({ id: Id }),
    fails: ['notificationNotFound'],
  }),
  markAllNotificationsRead: operation({
    method: 'POST',
    path: '/api/notifications/mark-all-read',
    summary: 'Marks all notifications as read.',
    access: 'owner',
  }),
  clearNotifications: operation({
    method: 'DELETE',
    path: '/api/notifications',
    summary: 'Deletes all notifications.',
    access: 'owner',
  }),
};
