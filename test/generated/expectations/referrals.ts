import { referrals } from '#shared/contract/referrals.ts';
import { type ExpectationsOf, nothing } from '#test/generated/expectation.ts';

export const expectations = {
  getUserCredits: {
    who: 'owners',
    status: 200,
    prepare: async ({ owner }) => {
      await owner.browser.ask(referrals.getUserCredits);
      return {};
    },
    cases: { 'the first time': nothing },
  },
  listReferrals: { who: 'owners', status: 200, prepare: nothing },
  getInvite: {
    who: 'anybody',
    status: 200,
    shared: true,
    prepare: async ({ owner }) => ({
      params: { code: (await owner.browser.ask(referrals.getUserCredits)).inviteCode },
    }),
  },
} satisfies ExpectationsOf<typeof referrals>;
