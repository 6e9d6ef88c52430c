/** The profile screen, which has one tab per `profileTabs`. */
export const profilePath = '/profile';

/** The screen on which an owner sets a new password after forgetting the old one. */
export const resetPasswordPath = '/reset-password';

/** The screen that downloads the owner's data. */
export const exportPath = '/export';

export const profileTabs = ['dogs', 'account', 'leader', 'billing', 'security'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** Returns the path of a profile tab. The `dogs` tab is the default and has no parameter. */
export function linkToProfileTab(tab: ProfileTab): string {
  return tab === 'dogs' ? profilePath : `${profilePath}?tab=${tab}`;
}
