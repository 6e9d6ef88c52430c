import type { EntityItem } from 'electrodb';
import { tableEntity } from '#functions/core/data/entity.ts';

/** The owner of each email in use. The key makes emails unique. */
export const Emails = tableEntity('email', 'email#${email}', 'email', {
  /** The email as normalized by `shared/contract/fields.ts`. */
  email: { type: 'string', required: true, readOnly: true },
  ownerId: { type: 'string', required: true },
  /** `ready`: the email is taken. `registering`: another registration can take over the email after the lease. */
  status: { type: ['registering', 'ready'], required: true },
  /** Epoch milliseconds until which an unfinished registration reserves the email. */
  leaseUntil: { type: 'number', required: true },
  /** The Cognito users of unfinished registrations. The next registration deletes them. */
  orphanedUserIds: { type: 'list', items: { type: 'string' } },
  /** Epoch seconds at which an unfinished registration is deleted. */
  expiresAt: { type: 'number' },
  /** HMAC of the registration's Idempotency-Key. A repeat with the same key signs in instead of failing. */
  registrationKey: { type: 'string' },
  /** HMAC of the registration's body without the password. A repeat of the key with another body is refused. */
  registrationBody: { type: 'string' },
});
export type EmailRow = EntityItem<typeof Emails>;
