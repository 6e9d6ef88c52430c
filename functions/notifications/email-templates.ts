import { renderEmail } from '#functions/core/mail/email-template.ts';
import type { Email, Recipient } from '#functions/core/mail/mail.ts';
import { formatCount } from '#functions/notifications/format-count.ts';
import type { NotificationContent } from '#functions/notifications/notification-batch.ts';
import { buildUnsubscribeParts } from '#functions/notifications/unsubscribe-parts.ts';
import { formatKinds, notificationKinds } from '#shared/notification-kinds.ts';

/**
 * Renders a notification as an email. Anyone can register someone else's address, so an unverified address gets no text
 * that the owner entered.
 */
export function notificationEmail(
  owner: Recipient,
  notification: NotificationContent,
  unsubscribeToken: string,
): Email {
  const { kind, title, message, actionUrl = '/' } = notification;
  const { label, about } = notificationKinds[kind];
  return renderEmail(owner, {
    subject: owner.emailVerified ? title : `${label} from Houndwell`,
    paragraphs: owner.emailVerified ? [title, message] : ['There is news for you in Houndwell.'],
    action: { label: 'Open Houndwell', path: owner.emailVerified ? actionUrl : '/' },
    note: `You're getting this email because emails about ${about} are turned on in Houndwell.`,
    ...buildUnsubscribeParts(unsubscribeToken),
  });
}

interface Summary {
  notifications: readonly NotificationContent[];
  /** How many more there are. */
  unlisted: number;
}

/** Renders what quiet hours held back as one email. An unverified address gets the number only. */
export function summaryEmail(owner: Recipient, { notifications, unlisted }: Summary, unsubscribeToken: string): Email {
  const kinds = [...new Set(notifications.map(({ kind }) => kind))];
  const subject = formatCount(notifications.length + unlisted);
  const lines = notifications.map(({ title, message }) => `${title}. ${message}`);
  if (unlisted > 0) lines.push(`And ${unlisted} more in the app.`);
  return renderEmail(owner, {
    subject,
    paragraphs: ['This is what came in while it was quiet.'],
    ...(owner.emailVerified && { sections: [{ title: subject, lines }] }),
    action: { label: 'Open Houndwell', path: '/' },
    note: `You're getting this email because emails about ${formatKinds(kinds)} are turned on in Houndwell.`,
    ...buildUnsubscribeParts(unsubscribeToken),
  });
}
