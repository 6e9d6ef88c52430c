import { type EmailPreviews, previewRecipient as maya } from '#functions/core/mail/email-template.ts';
import { notificationEmail, summaryEmail } from '#functions/notifications/email-templates.ts';
import type { NotificationContent } from '#functions/notifications/notification-batch.ts';

const token = `01ARZ3NDEKTSV4RRFFQ69G5FAV.appointments.${'A'.repeat(43)}`;

const notifications: NotificationContent[] = [
  {
    kind: 'appointments',
    title: 'Rabies booster tomorrow at 4:30 PM',
    message: "Rex's visit with Dr. Reyes is on Friday, November 20 at 4:30 PM.",
    actionUrl: '/calendar',
  },
  {
    kind: 'appointments',
    title: 'Weigh-in tomorrow at 5:15 PM',
    message: "Maple's visit is on Friday, November 20 at 5:15 PM.",
    actionUrl: '/calendar',
  },
];

export const emailPreviews: EmailPreviews = {
  notificationEmail: () => notificationEmail(maya, notifications[0] as NotificationContent, token),
  summaryEmail: () => summaryEmail(maya, { notifications, unlisted: 3 }, token),
  'summaryEmail-unverified': () =>
    summaryEmail({ ...maya, emailVerified: false }, { notifications, unlisted: 0 }, token),
};
