import { referralPath } from '../../domain/referrals/paths.ts';
import { defineScreens } from '../../platform/screens.ts';

export const screens = defineScreens({
  path: referralPath,
  title: 'Referrals',
  audience: 'owner',
  load: async () => (await import('./referral-page.tsx')).ReferralPage,
});
