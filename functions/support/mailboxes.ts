import { environment } from '#functions/core/environment.ts';

/** Returns the email addresses of support, by topic. */
export function getMailboxes(): Record<'general' | 'billing' | 'technical', string> {
  return {
    general: environment('SUPPORT_MAILBOX'),
    billing: environment('BILLING_MAILBOX'),
    technical: environment('TECHNICAL_MAILBOX'),
  };
}
