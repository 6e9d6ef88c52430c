import { supportPath } from '../../domain/support/paths.ts';
import { defineScreens } from '../../platform/screens.ts';

export const screens = defineScreens({
  path: supportPath,
  title: 'Support',
  audience: 'owner',
  load: async () => (await import('./support-page.tsx')).SupportPage,
  withoutPlan: true,
});
