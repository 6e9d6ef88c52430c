import type { Interval, PaidPlan } from '#shared/plans.ts';

/** Every path of the site. Links use these names. */
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
  guide: '/guide',
  privacy: '/privacy',
  terms: '/terms',
  contact: '/contact',
} as const;

export const profileTabs = ['dogs', 'account', 'leader', 'billing', 'security'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** The path of a profile tab. Dogs is the default tab. */
export function profileTab(tab: ProfileTab): string {
  return tab === 'dogs' ? paths.profile : `${paths.profile}?tab=${tab}`;
}

/** Home, offering the guided tour. */
export const homeWithTour = `${paths.home}?tutorial=true`;

/** The Dogs tab with the dialog that adds a dog open. */
export const addDog = `${paths.profile}?add=true`;

/** The calendar with its appointment form open, for a dog and with a title if they are passed. */
export function bookVet(dogId?: string, title?: string): string {
  const about = title ? `&title=${encodeURIComponent(title)}` : '';
  return `${paths.calendar}?book=true${dogId ? `&dog=${dogId}` : ''}${about}`;
}

/** A day of the calendar, `YYYY-MM-DD`. */
export function calendarDay(date: string): string {
  return `${paths.calendar}?date=${date}`;
}

/** A plan as query parameters; monthly is the default interval. */
function planQuery(plan: PaidPlan, interval: Interval): string {
  return `plan=${plan}${interval === 'annual' ? '&interval=annual' : ''}`;
}

/** The interval in a query string; monthly by default. */
export function intervalFrom(search: URLSearchParams): Interval {
  return search.get('interval') === 'annual' ? 'annual' : 'monthly';
}

/** The price list, monthly or annual. */
export function pricesFor(interval: Interval): string {
  return interval === 'annual' ? `${paths.pricing}?interval=annual` : paths.pricing;
}

/** The payment form of a plan. */
export function paymentFor(plan: PaidPlan, interval: Interval = 'monthly'): string {
  return `${paths.payment}?${planQuery(plan, interval)}`;
}

/** The sign-in tab. */
export const signIn = `${paths.auth}?signin=true`;

/** The sign-up tab. */
export const signUp = `${paths.auth}?signup=true`;

/** The sign-up tab for a plan that was chosen. */
export function signUpFor(plan: PaidPlan, interval: Interval = 'monthly'): string {
  return `${signUp}&${planQuery(plan, interval)}`;
}
