import { onboardingPath } from '../../domain/onboarding/paths.ts';
import { defineScreens } from '../../platform/screens.ts';

export const screens = defineScreens({
  path: onboardingPath,
  title: 'Get started',
  audience: 'both',
  load: async () => (await import('./onboarding-page.tsx')).OnboardingPage,
});
