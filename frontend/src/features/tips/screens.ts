import { tipsPath } from '../../domain/tips/paths.ts';
import { defineScreens } from '../../platform/screens.ts';

export const screens = defineScreens({
  path: tipsPath,
  title: 'Daily tips',
  audience: 'owner',
  load: async () => (await import('./tips-page.tsx')).TipsPage,
});
