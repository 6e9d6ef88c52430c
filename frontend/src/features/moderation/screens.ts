import { defineScreens } from '../../platform/screens.ts';

export const screens = defineScreens({
  path: '/moderation',
  title: 'Moderation',
  audience: 'owner',
  load: async () => (await import('./moderation-page.tsx')).ModerationPage,
});
