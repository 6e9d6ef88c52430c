import { now } from '#functions/core/clock.ts';
import type { RateLimit } from '#functions/core/limits/rate-limit.ts';
import type { EmailLimit, Recipient } from '#functions/core/mail/mail.ts';

/** The mailbox of an email without its sub-address: mail to maya+walks@ is delivered to maya@. */
export function normalizeMailbox(email: string): string {
  return email.replace(/\+[^@]*@/, '@');
}

/**
 * Anyone can register someone else's address and cause emails to it, so those to an unverified mailbox are limited. Each
 * day (UTC) counts on its own.
 * @returns undefined for a verified mailbox
 */
export function findEmailLimit({ email, emailVerified }: Recipient, limit: RateLimit): EmailLimit | undefined {
  if (emailVerified) return undefined;
  return { limit, subject: `${normalizeMailbox(email)} ${now().toISOString().slice(0, 10)}` };
}
