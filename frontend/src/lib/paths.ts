import type { Interval, PaidPlan } from '#shared/plans.ts';

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

/** Home with the guided tour from its first stop. */
export const homeWithTour = `${paths.home}?tutorial=true`;

/** The calendar with its appointment form open, for that dog if one is named. */
export function bookVet(dogId?: string): string {
  return `${paths.calendar}?book=true${dogId ? `&dog=${dogId}` : ''}`;
}

/** A plan as the query of an address names it, by the month unless the year was chosen. */
function choice(plan: PaidPlan, interval: Interval): string {
  return `plan=${plan}${interval === 'annual' ? '&interval=annual' : ''}`;
}

/** The interval that the query of an address names; by the month unless it says otherwise. */
export function intervalFrom(search: URLSearchParams): Interval {
  return search.get('interval') === 'annual' ? 'annual' : 'monthly';
}

/** The price list, by the month or by the year. */
export function pricesFor(interval: Interval): string {
  return interval === 'annual' ? `${paths.pricing}?interval=annual` : paths.pricing;
}

/** The payment form of a plan. */
export function paymentFor(plan: PaidPlan, interval: Interval = 'monthly'): string {
  return `${paths.payment}?${choice(plan, interval)}`;
}

/** The sign-in tab. */
export const signIn = `${paths.auth}?signin=true`;

/** The sign-up tab. */
export const signUp = `${paths.auth}?signup=true`;

/** The sign-up tab for a plan that was chosen. */
export function signUpFor(plan: PaidPlan, interval: Interval = 'monthly'): string {
  return `${signUp}&${choice(plan, interval)}`;
}
