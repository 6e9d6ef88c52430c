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

/** How long before a vet visit a reminder is due. */
export const reminderLeads = ['day', 'hour'] as const;
export type ReminderLead = (typeof reminderLeads)[number];

const ReminderLeads = z
  .array(z.enum(reminderLeads, 'Please choose day or hour'), 'Please list when to remind you')
  .check(z.refine((leads) => new Set(leads).size === leads.length, 'Please list each time once'))
  .register(z.globalRegistry, { uniqueItems: true });

const onOrOff = 'Please choose on or off';

/** What an owner is notified about, by kind. */
export const NotificationPreferences = z.strictObject({
  /** Reminders of vet visits: in the app before each chosen lead, and also by email. */
  appointments: z.strictObject({ leads: ReminderLeads, email: z.boolean(onOrOff) }, 'Please send leads and email'),
});
export type NotificationPreferences = z.output<typeof NotificationPreferences>;

/** Kinds of emails that have an unsubscribe link. */
export const emailKinds = ['appointments'] as const;
export type EmailKind = (typeof emailKinds)[number];

/** The kind of email that an unsubscribe token names as its second part; undefined when it is malformed. */
export function parseEmailKind(token: string): EmailKind | undefined {
  const [, kind] = token.split('.');
  return emailKinds.find((each) => each === kind);
}

/** Not strict, because mail programs add parameters of their own to links. */
const UnsubscribeQuery = z.object({
  token: z.string('The link is incomplete').check(z.maxLength(200, 'The link is incomplete')),
});

/** In-app notifications, kept for 90 days, and the owner's choice of notifications and emails. */
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
  getNotificationPreferences: operation({
    method: 'GET',
    path: '/api/notifications/preferences',
    summary: 'What the owner is notified about.',
    access: 'owner',
    returns: NotificationPreferences,
  }),
  updateNotificationPreferences: operation({
    method: 'PUT',
    path: '/api/notifications/preferences',
    summary: 'Replaces what the owner is notified about.',
    access: 'owner',
    body: NotificationPreferences,
    returns: NotificationPreferences,
  }),
  /** Mail programs post it (RFC 8058), with a form as the body. */
  unsubscribe: operation({
    method: 'POST',
    path: '/api/notifications/unsubscribe',
    summary: 'Stops the emails that the link belongs to. Ignores the body.',
    access: 'link-token',
    query: UnsubscribeQuery,
    ignoresBody: true,
    fails: ['linkInvalid'],
  }),
  /** Mail programs without one-click unsubscribe open the same address. It changes nothing, because scanners do so too. */
  openUnsubscribePage: operation({
    method: 'GET',
    path: '/api/notifications/unsubscribe',
    summary: 'Redirects to the page that unsubscribes.',
    access: 'link-token',
    answers: 'redirect',
    query: UnsubscribeQuery,
  }),
};
