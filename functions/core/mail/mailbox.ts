import { now } from '#functions/core/clock.ts';
import type { RateLimit } from '#functions/core/limits/rate-limit.ts';
import type { EmailLimit, Recipient } from '#functions/core/mail/mail.ts';

/** Removes the sub-address from an email address: mail to maya+walks@ is delivered to maya@. */
export function normalizeMailbox(email: string): string {
  return email.replace(/\+[^@]*@/, '@');
}

/**
 * Returns the rate limit of emails to an unverified mailbox per UTC day. Emails to these mailboxes are limited, because
 * anyone can register someone else's address.
 * @returns undefined for a verified mailbox
 */
export function findEmailLimit({ email, emailVerified }: Recipient, limit: RateLimit): EmailLimit | undefined {
  if (emailVerified) return undefined;
  return { limit, subject: `${normalizeMailbox(email)} ${now().toISOString().slice(0, 10)}` };
}
