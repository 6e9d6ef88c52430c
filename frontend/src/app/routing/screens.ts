import type { ComponentType } from 'react';
import { paths } from '../../lib/paths.ts';

/** A screen of the app: its path, its title in the browser's tab, and its code. */
export interface Screen {
  path: string;
  title: string;
  load: () => Promise<ComponentType>;
}

const pricing: Screen = {
  path: paths.pricing,
  title: 'Pricing',
  load: async () => (await import('../../features/billing/pricing-page.tsx')).PricingPage,
};
const payment: Screen = {
  path: paths.payment,
  title: 'Payment',
  load: async () => (await import('../../features/billing/payment-page.tsx')).PaymentPage,
};
const onboarding: Screen = {
  path: paths.onboarding,
  title: 'Get started',
  load: async () => (await import('../../features/onboarding/onboarding-page.tsx')).OnboardingPage,
};
/** In the shell for owners, in the public layout for everyone else. */
const guide: Screen = {
  path: `${paths.guide}/:id?`,
  title: 'Care guide',
  load: async () => (await import('../guide-screen.tsx')).GuideScreen,
};
const loadHome = async () => (await import('../home/home-page.tsx')).HomePage;

/** Inside the signed-in shell. Other paths redirect to home. */
export const ownerScreens: readonly Screen[] = [
  { path: paths.home, title: 'Home', load: loadHome },
  { path: paths.homeByName, title: 'Home', load: loadHome },
  {
    path: paths.calendar,
    title: 'Calendar',
    load: async () => (await import('../../features/appointments/calendar-page.tsx')).CalendarPage,
  },
  {
    path: paths.exercise,
    title: 'Exercise',
    load: async () => (await import('../../features/exercise/exercise-page.tsx')).ExercisePage,
  },
  {
    path: paths.community,
    title: 'Community',
    load: async () => (await import('../../features/forum/community-page.tsx')).CommunityPage,
  },
  {
    path: paths.communityPost,
    title: 'Community post',
    load: async () => (await import('../../features/forum/post-page.tsx')).PostPage,
  },
  { path: paths.profile, title: 'Profile', load: async () => (await import('../profile-page.tsx')).ProfilePage },
  {
    path: paths.support,
    title: 'Support',
    load: async () => (await import('../../features/support/support-page.tsx')).SupportPage,
  },
  {
    path: paths.locations,
    title: 'Dog-Friendly Places',
    load: async () => (await import('../../features/places/places-page.tsx')).PlacesPage,
  },
  {
    path: paths.moderation,
    title: 'Moderation',
    load: async () => (await import('../../features/moderation/moderation-page.tsx')).ModerationPage,
  },
  guide,
  onboarding,
  pricing,
  payment,
];

/** Static pages without a screen in the app, so that a visitor leaves the app. `static/` has their scripts. */
export const staticPaths: readonly string[] = [paths.home, paths.landing, paths.welcome];

/** For visitors. Other paths redirect to sign-in. */
export const visitorScreens: readonly Screen[] = [
  {
    path: paths.auth,
    title: 'Sign in or sign up',
    load: async () => (await import('../../features/account/auth-page.tsx')).AuthPage,
  },
  guide,
  onboarding,
  pricing,
  payment,
];

/** For everyone, outside the shell. */
export const openScreens: readonly Screen[] = [
  {
    path: paths.emergency,
    title: 'Emergency help',
    load: async () => (await import('../../features/emergency/emergency-page.tsx')).EmergencyPage,
  },
  {
    path: paths.verifyEmail,
    title: 'Confirm your email',
    load: async () => (await import('../../features/account/verify-email-page.tsx')).VerifyEmailPage,
  },
  {
    path: paths.resetPassword,
    title: 'Set a new password',
    load: async () => (await import('../../features/account/reset-password-page.tsx')).ResetPasswordPage,
  },
  {
    path: paths.unsubscribe,
    title: 'Unsubscribe',
    load: async () => (await import('../../features/notifications/unsubscribe-page.tsx')).UnsubscribePage,
  },
  {
    path: paths.export,
    title: 'Your data',
    load: async () => (await import('../../features/account/export-page.tsx')).ExportPage,
  },
  {
    path: paths.privacy,
    title: 'Privacy',
    load: async () => (await import('../../features/legal/privacy-page.tsx')).PrivacyPage,
  },
  {
    path: paths.terms,
    title: 'Terms of use',
    load: async () => (await import('../../features/legal/terms-page.tsx')).TermsPage,
  },
  {
    path: paths.contact,
    title: 'Contact',
    load: async () => (await import('../../features/legal/contact-page.tsx')).ContactPage,
  },
];

/** Every component in every state. Only under `npm run dev`. */
export const workshopScreens: readonly Screen[] = import.meta.env.DEV
  ? [
      {
        path: '/design',
        title: 'Every piece, one look',
        load: async () => (await import('../../workshop/design-page.tsx')).default,
      },
    ]
  : [];
