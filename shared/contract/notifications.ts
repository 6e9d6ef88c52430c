import * as z from 'zod/mini';
import { Id, Instant, Page } from '#shared/contract/fields.ts';
import { operation } from '#shared/contract/operation.ts';

export const notificationTypes = ['appointment', 'exercise', 'community', 'system', 'other'] as const;

/** One line under the bell. */
export const Notification = z.object({
  id: Id,
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  timestamp: Instant,
  read: z.boolean(),
  /** A path of the site to go to, if there is one. */
  actionUrl: z.nullable(z.string()),
});
export type Notification = z.output<typeof Notification>;

/** What the owner is told under the bell; it is forgotten after 90 days. */
export const notifications = {
  listNotifications: operation({
    method: 'GET',
    path: '/api/notifications',
    summary: 'Newest first.',
    access: 'owner',
    paged: true,
    query: Page,
    returns: z.array(Notification),
  }),
  markNotificationRead: operation({
    method: 'POST',
    path: '/api/notifications/{id}/mark-read',
    summary: 'Marks one as read.',
    access: 'owner',
    params: z.strictObject({ id: Id }),
    fails: ['notificationNotFound'],
  }),
  markAllNotificationsRead: operation({
    method: 'POST',
    path: '/api/notifications/mark-all-read',
    summary: 'Marks all as read.',
    access: 'owner',
  }),
  clearNotifications: operation({
    method: 'DELETE',
    path: '/api/notifications',
    summary: 'Empties the list.',
    access: 'owner',
  }),
};
