/** The screen with the owner's invite code, credits and referrals. Notifications and emails link to it. */
export const referralPath = '/profile/referrals';
