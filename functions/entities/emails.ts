import { Entity, type EntityItem } from 'electrodb';
import { onTable } from '#functions/core/table.ts';

/** One row per e-mail address in use: what makes it unique, and how sign-in finds the owner. */
export const Emails = new Entity(
  {
    model: { entity: 'email', service: 'houndwell', version: '1' },
    attributes: {
      /** As `shared/contract/fields.ts` normalises it. */
      email: { type: 'string', required: true, readOnly: true },
      ownerId: { type: 'string', required: true },
      /** Only a `ready` row makes the e-mail used; a `registering` one can be taken over after its lease. */
      status: { type: ['registering', 'ready'] as const, required: true },
      /** Epoch milliseconds until which an unfinished registration keeps the address. */
      leaseUntil: { type: 'number', required: true },
      /** Users of the pool that abandoned registrations have made; they are deleted before this one makes its own. */
      leftUsers: { type: 'list', items: { type: 'string' } },
      /** Epoch seconds after which the table forgets a registration that nobody finished. */
      expiresAt: { type: 'number' },
      /** HMAC of the Idempotency-Key that registered it: a repeat of that very request signs in instead of failing. */
      registeredBy: { type: 'string' },
      /** HMAC of what that request asked for, its password left out: the same key with another body is refused. */
      registeredWith: { type: 'string' },
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
