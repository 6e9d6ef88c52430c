import type { EntityItem } from 'electrodb';
import { tableEntity } from '#functions/core/data/entity.ts';

import { experienceLevels } from '#shared/owners.ts';

/** The person behind an account. Cognito stores the password. */
export const Owners = tableEntity('owner', 'owner#${id}', 'owner', {
  id: { type: 'string', required: true, readOnly: true },
  email: { type: 'string', required: true },
  emailVerified: { type: 'boolean', required: true, default: false },
  /** Whether an email to it bounced or was marked as spam. It gets no more email. */
  emailUndeliverable: { type: 'boolean' },
  firstName: { type: 'string', required: true },
  lastName: { type: 'string', required: true },
  profileImageUrl: { type: 'string' },
  homeAddress: { type: 'string' },
  city: { type: 'string' },
  state: { type: 'string' },
  zipCode: { type: 'string' },
  timeZone: { type: 'string', required: true },
  units: { type: ['lb', 'kg'], required: true, default: 'lb' },
  vetName: { type: 'string' },
  vetPhone: { type: 'string' },
  experienceLevel: { type: experienceLevels },
  primaryGoals: { type: 'list', items: { type: 'string' } },
  /** `registering` until Cognito has the user, too. */
  status: { type: ['registering', 'ready'], required: true },
  /** Incremented to end every session at once. */
  sessionEpoch: { type: 'number', required: true, default: 0 },
  /** Hashes of the cookies of browsers that have signed in. A sign-in from another one is reported by email. */
  knownBrowsers: { type: 'list', items: { type: 'string' }, required: true, default: () => [] },
  isFirstLogin: { type: 'boolean', required: true, default: true },
  /** Updated in the transaction that adds or deletes a dog, so that the plan's limit is exact. */
  dogCount: { type: 'number', required: true, default: 0 },
  createdAt: { type: 'string', required: true, readOnly: true },
  updatedAt: { type: 'string', required: true },
  /** While `registering`: epoch seconds at which the row is deleted. */
  expiresAt: { type: 'number' },
});
export type Owner = EntityItem<typeof Owners>;
