import { environment } from '#functions/core/environment.ts';
import type { EmailTemplate } from '#functions/core/mail/email-template.ts';
import { notifications } from '#shared/contract/notifications.ts';

/** Returns the footer links and the headers for unsubscribing from an email in one click (RFC 8058). */
export function buildUnsubscribeParts(token: string): Pick<EmailTemplate, 'footerLinks' | 'headers'> {
  const address = `${environment('SITE_ORIGIN')}${notifications.unsubscribe.path}?token=${token}`;
  return {
    footerLinks: [
      { label: 'Unsubscribe', path: `/unsubscribe#token=${token}` },
      { label: 'Notification settings', path: '/profile/notifications' },
    ],
    headers: { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
