import type { EntityItem } from 'electrodb';
import { tableEntity } from '#functions/core/data/entity.ts';

import { experienceLevels } from '#shared/owners.ts';

/** The person behind an account. Cognito stores the password. */
export const Owners = tableEntity('owner', 'owner#${id}', 'owner', {
  id: { type: 'string', required: true, readOnly: true },
  email: { type: 'string', required: true },
  emailVerified: { type: 'boolean', required: true, default: false },
  /** Whether an email to this owner bounced or was reported as spam. The owner gets no more email. */
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
  /** The invite code with which the owner signed up. */
  invitedWith: { type: 'string' },
  /** `registering` until the Cognito user has been created, and `deleting` while the account is deleted. */
  status: { type: ['registering', 'ready', 'deleting'], required: true },
  /** Incrementing this number ends every session. */
  sessionEpoch: { type: 'number', required: true, default: 0 },
  /** Hashes of the cookies of browsers that have signed in. A sign-in from another browser is reported by email. */
  knownBrowsers: { type: 'list', items: { type: 'string' }, required: true, default: () => [] },
  isFirstLogin: { type: 'boolean', required: true, default: true },
  /** Whether daily tips are off in the app. A copy of the preference, because this row is read with the session. */
  hidesTips: { type: 'boolean' },
  /**
   * The UTC date of a recent visit, updated once a day. Only owners for whom something is scheduled have it: nothing is
   * sent to those who have been away for 30 days, and their next visit schedules it again.
   */
  lastSeenOn: { type: 'string' },
  /** Updated in the transaction that adds or deletes a dog, so that owners cannot exceed the plan's limit. */
  dogCount: { type: 'number', required: true, default: 0 },
  createdAt: { type: 'string', required: true, readOnly: true },
  updatedAt: { type: 'string', required: true },
  /** Whether the owner is a Leading Member of the community, who has a badge and sees reports. */
  isLeadingMember: { type: 'boolean' },
  /** When the account will be deleted, in ISO 8601. Set only if the owner has asked for it. */
  deletesAt: { type: 'string' },
  /** Whether the posts and comments of the deleted account stay, as those of a former member. */
  keepsPosts: { type: 'boolean' },
  /** Epoch seconds at which the row is deleted. Set only while the status is `registering`. */
  expiresAt: { type: 'number' },
});
export type Owner = EntityItem<typeof Owners>;

const dayMs = 24 * 3600 * 1000;

/** How long an owner must stay away until what is scheduled ends. */
const awayMs = 30 * dayMs;

/** Whether an owner has been away for so long that nothing is sent. */
export function isAway({ lastSeenOn }: Pick<Owner, 'lastSeenOn'>, at: Date): boolean {
  return lastSeenOn !== undefined && at.getTime() - Date.parse(lastSeenOn) > awayMs;
}
