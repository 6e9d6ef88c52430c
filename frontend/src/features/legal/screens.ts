import { contactPath, privacyPath, termsPath } from '../../domain/legal/paths.ts';
import { defineScreens } from '../../platform/screens.ts';

export const screens = defineScreens(
  {
    path: privacyPath,
    title: 'Privacy',
    audience: 'open',
    load: async () => (await import('./privacy-page.tsx')).PrivacyPage,
  },
  {
    path: termsPath,
    title: 'Terms of use',
    audience: 'open',
    load: async () => (await import('./terms-page.tsx')).TermsPage,
  },
  {
    path: contactPath,
    title: 'Contact',
    audience: 'open',
    load: async () => (await import('./contact-page.tsx')).ContactPage,
  },
);
