import { buildPublicName } from '#functions/account/public-name.ts';
import { environment } from '#functions/core/environment.ts';
import { defineHandlers } from '#functions/core/http/api.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { readPage } from '#functions/core/http/page.ts';
import { consumeByAddress, rateLimit } from '#functions/core/limits/rate-limit.ts';
import { getCallerRows } from '#functions/entities/caller.ts';
import { Referrals } from '#functions/entities/referrals.ts';
import { findInviter, requireInviter } from '#functions/referrals/invite-code.ts';
import { toReferral } from '#functions/referrals/to-referral.ts';
import { referrals } from '#shared/contract/referrals.ts';
import { buildInvitePath } from '#shared/invite-codes.ts';

/** Limits the invites looked up from one IP address, so that nobody can guess codes to collect names. */
const lookupLimit = rateLimit('inviteLookupPerAddress', { burst: 60, seconds: 20 });

export const referralHandlers = defineHandlers(referrals, {
  getUserCredits: async ({ caller }) => {
    const { inviteCode, totalReferrals } = await requireInviter(caller.id);
    const { credits = 0, lastCreditAt = null } = getCallerRows(caller).subscription;
    return {
      userId: caller.id,
      creditsRemaining: credits,
      totalReferrals,
      lastCreditAwarded: lastCreditAt,
      inviteCode,
      shareLink: `${environment('SITE_ORIGIN')}${buildInvitePath(inviteCode)}`,
    };
  },

  listReferrals: async (input) => {
    const rows = await readPage(input, Referrals.query.ofOwner({ ownerId: input.caller.id }), 'desc');
    return rows.map(toReferral);
  },

  getInvite: async ({ params, address }) => {
    await consumeByAddress(lookupLimit, address);
    const inviter = await findInviter(params.code);
    if (!inviter) throw new ApiError('inviteNotFound');
    return { name: buildPublicName(inviter).name };
  },
});
