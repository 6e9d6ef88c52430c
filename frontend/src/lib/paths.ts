import type { Interval } from '#shared/plans.ts';

/** Every address of the site that a browser can open. Screens link by these names only. */
export const paths = {
  home: '/',
  homeByName: '/home',
  calendar: '/calendar',
  exercise: '/exercise',
  community: '/community',
  communityPost: '/community/:id',
  profile: '/profile',
  support: '/support',
  locations: '/locations',
  onboarding: '/onboarding',
  moderation: '/moderation',
  pricing: '/pricing',
  payment: '/payment',
  landing: '/landing',
  welcome: '/welcome',
  auth: '/auth',
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  unsubscribe: '/unsubscribe',
  export: '/export',
  emergency: '/emergency',
} as const;

export const profileTabs = ['dogs', 'account', 'leader', 'billing', 'security'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** A tab of the profile; Dogs is the plain address. */
export function profileTab(tab: ProfileTab): string {
  return tab === 'dogs' ? paths.profile : `${paths.profile}?tab=${tab}`;
}

/** The calendar with its appointment form open, for that dog if one is named. */
export function bookVet(dogId?: string): string {
  return `${paths.calendar}?book=true${dogId ? `&dog=${dogId}` : ''}`;
}

/** The payment form of a plan, by the month unless the year was chosen. */
export function paymentFor(plan: 'basic' | 'advanced', interval: Interval = 'monthly'): string {
  return `${paths.payment}?plan=${plan}${interval === 'annual' ? '&interval=annual' : ''}`;
}

/** The sign-up tab. */
export const signUp = `${paths.auth}?signup=true`;

/** The sign-up tab for a plan that was chosen. */
export function signUpFor(plan: 'basic' | 'advanced'): string {
  return `${signUp}&plan=${plan}`;
}
