import { Entity, type EntityItem } from 'electrodb';
import { onTable } from '#functions/core/data/table.ts';

/** One row per email in use. Makes the email unique, and maps it to the owner at sign-in. */
export const Emails = new Entity(
  {
    model: { entity: 'email', service: 'houndwell', version: '1' },
    attributes: {
      /** Normalized by `shared/contract/fields.ts`. */
      email: { type: 'string', required: true, readOnly: true },
      ownerId: { type: 'string', required: true },
      /** Only a `ready` row makes the email taken; a `registering` one can be taken over after its lease. */
      status: { type: ['registering', 'ready'] as const, required: true },
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
    },
    indexes: {
      byEmail: {
        pk: { field: 'pk', composite: ['email'], template: 'email#${email}', casing: 'none' },
        sk: { field: 'sk', composite: [], template: 'email', casing: 'none' },
      },
    },
  },
  onTable(),
);
export type EmailRow = EntityItem<typeof Emails>;
