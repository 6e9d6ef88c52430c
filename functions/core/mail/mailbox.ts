import { now } from '#functions/core/clock.ts';
import type { RateLimit } from '#functions/core/limits/rate-limit.ts';
import type { EmailLimit, Recipient } from '#functions/core/mail/mail.ts';

/** The domains of Gmail. Gmail ignores dots: mail to may.a@ is delivered to maya@. */
const gmail = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the mailbox to which mail to an address is delivered, for rate limits: without the sub-address (maya+walks@ is
 * maya@), and at Gmail without dots.
 */
export function normalizeMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const name = email.slice(0, at).toLowerCase().replace(/\+.*$/, '');
  return gmail.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** Returns the rate limit of emails to a mailbox per UTC day, whether the mailbox is verified or not. */
export function limitMailbox({ email }: Recipient, limit: RateLimit): EmailLimit {
  return { limit, subject: `${normalizeMailbox(email)} ${now().toISOString().slice(0, 10)}` };
}

/**
 * Returns the rate limit for emails to a mailbox on the current UTC day. Only unverified mailboxes have a limit,
 * because anyone can register someone else's address.
 * @returns undefined for a verified mailbox
 */
export function findEmailLimit(recipient: Recipient, limit: RateLimit): EmailLimit | undefined {
  return recipient.emailVerified ? undefined : limitMailbox(recipient, limit);
}
