import type { EntityItem } from 'electrodb';
import { ownerEntity, tableEntity } from '#functions/core/data/entity.ts';
import { referralStatuses } from '#shared/contract/referrals.ts';

/** An owner's invite code, and how many referrals it completed. */
export const Inviters = ownerEntity('inviter', 'inviter', {
  inviteCode: { type: 'string', required: true, readOnly: true },
  totalReferrals: { type: 'number', required: true, default: 0 },
});
export type Inviter = EntityItem<typeof Inviters>;

/** The owner of each invite code. The key makes invite codes unique. */
export const InviteCodes = tableEntity(
  'inviteCode',
  'invite-code#${inviteCode}',
  'invite-code',
  {
    inviteCode: { type: 'string', required: true },
    ownerId: { type: 'string', required: true },
  },
  { ofOwner: { index: 'gsi1', pk: 'owner#${ownerId}', sk: 'invite-code' } },
);

/**
 * The sign-ups with an owner's invite code. The IDs of the invited owners are ULIDs, which sort the rows by the time of
 * the sign-up.
 */
export const Referrals = ownerEntity(
  'referral',
  'referral#${refereeId}',
  {
    refereeId: { type: 'string', required: true },
    inviteCode: { type: 'string', required: true },
    status: { type: referralStatuses, required: true },
    createdAt: { type: 'string', required: true },
    completedAt: { type: 'string' },
    /** Whether the inviting owner got a month of credit. */
    creditAwarded: { type: 'boolean' },
  },
  { ofReferee: { index: 'gsi1', pk: 'owner#${refereeId}', sk: 'referral' } },
);
export type ReferralRow = EntityItem<typeof Referrals>;

/** The mailboxes that completed a referral, so that each does once, with all its sub-addresses. */
export const ReferredMailboxes = tableEntity(
  'referredMailbox',
  'referred-mailbox#${mailbox}',
  'referred-mailbox',
  {
    mailbox: { type: 'string', required: true },
    refereeId: { type: 'string', required: true },
  },
  { ofReferee: { index: 'gsi1', pk: 'owner#${refereeId}', sk: 'referred-mailbox' } },
);
