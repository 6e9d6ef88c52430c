import { environment } from '#functions/core/environment.ts';
import type { EmailTemplate } from '#functions/core/mail/email-template.ts';
import { notifications } from '#shared/contract/notifications.ts';

/** Returns the footer link and the headers for unsubscribing from an email in one click (RFC 8058). */
export function buildUnsubscribeParts(token: string): Pick<EmailTemplate, 'footerLink' | 'headers'> {
  const address = `${environment('SITE_ORIGIN')}${notifications.unsubscribe.path}?token=${token}`;
  return {
    footerLink: { label: 'Unsubscribe', path: `/unsubscribe#token=${token}` },
    headers: { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
