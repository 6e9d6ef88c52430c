import * as z from 'zod/mini';
import { Id, Instant, Page } from '#shared/contract/fields.ts';
import { defineOperation } from '#shared/contract/operation.ts';

/**
 * `pending`: the friend has not verified their email. `completed`: they have. `void`: the friend counts as the same
 * person, or was invited before.
 */
export const referralStatuses = ['pending', 'completed', 'void'] as const;

/** A sign-up with an owner's invite code. It does not tell who signed up. */
export const Referral = z.object({
  id: Id,
  referrerId: Id,
  inviteCode: z.string(),
  status: z.enum(referralStatuses),
  createdAt: Instant,
  completedAt: z.nullable(Instant),
  /** Whether the owner got a month of credit. False if their plan had no referral credits at that time. */
  creditAwarded: z.boolean(),
});
export type Referral = z.output<typeof Referral>;

/** An owner's free months, and the code and link that earn more. */
export const UserCredits = z.object({
  userId: Id,
  creditsRemaining: z.int(),
  /** How many friends have joined and verified their email. */
  totalReferrals: z.int(),
  /** When the owner last got a month of credit, as the inviting or the invited one. */
  lastCreditAwarded: z.nullable(Instant),
  inviteCode: z.string(),
  shareLink: z.string(),
});
export type UserCredits = z.output<typeof UserCredits>;

/** Who invites: the first name and the last initial. */
export const Invite = z.object({ name: z.string() });

/** The operations on referrals. */
export const referrals = {
  getUserCredits: defineOperation({
    method: 'GET',
    path: '/api/user-credits',
    summary: "The owner's free months, invite code and share link. The first call issues the code.",
    access: 'owner',
    returns: UserCredits,
  }),
  listReferrals: defineOperation({
    method: 'GET',
    path: '/api/referrals',
    summary: "The sign-ups with the owner's invite code, newest first.",
    access: 'owner',
    paged: true,
    query: Page,
    returns: z.array(Referral),
  }),
  getInvite: defineOperation({
    method: 'GET',
    path: '/api/invites/{code}',
    summary: 'Who invites with an invite code.',
    access: 'public',
    params: z.strictObject({ code: Id }),
    returns: Invite,
    fails: ['inviteNotFound'],
  }),
};
