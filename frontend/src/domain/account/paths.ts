/** The profile with its tabs. */
export const profilePath = '/profile';

/** The form that sets a forgotten password. */
export const resetPasswordPath = '/reset-password';

/** The download of the owner's data. */
export const exportPath = '/export';

export const profileTabs = ['dogs', 'account', 'leader', 'billing', 'security'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** The path of a profile tab. Dogs is the default tab. */
export function linkToProfileTab(tab: ProfileTab): string {
  return tab === 'dogs' ? profilePath : `${profilePath}?tab=${tab}`;
}
