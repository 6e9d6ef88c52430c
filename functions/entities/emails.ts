import type { EntityItem } from 'electrodb';
import { tableEntity } from '#functions/core/data/entity.ts';

/** The owner of each email in use. Its key makes the email unique. */
export const Emails = tableEntity('email', 'email#${email}', 'email', {
  /** Normalized by `shared/contract/fields.ts`. */
  email: { type: 'string', required: true, readOnly: true },
  ownerId: { type: 'string', required: true },
  /** Only a `ready` row makes the email taken; a `registering` one can be taken over after its lease. */
  status: { type: ['registering', 'ready'], required: true },
  /** Epoch milliseconds until which an unfinished registration reserves the email. */
  leaseUntil: { type: 'number', required: true },
  /** Cognito users of abandoned registrations, deleted by the next one. */
  orphanedUserIds: { type: 'list', items: { type: 'string' } },
  /** Epoch seconds at which an unfinished registration is deleted. */
  expiresAt: { type: 'number' },
  /** HMAC of the Idempotency-Key of the registration: a repeat with that key signs in instead of failing. */
  registrationKey: { type: 'string' },
  /** HMAC of its body without the password: the same key with another body is refused. */
  registrationBody: { type: 'string' },
});
export type EmailRow = EntityItem<typeof Emails>;
