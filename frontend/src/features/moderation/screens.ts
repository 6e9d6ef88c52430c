import { moderationPath } from '../../domain/moderation/paths.ts';
import { defineScreens } from '../../platform/screens.ts';

export const screens = defineScreens({
  path: moderationPath,
  title: 'Moderation',
  audience: 'owner',
  load: async () => (await import('./moderation-page.tsx')).ModerationPage,
});
