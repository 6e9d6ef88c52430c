import { defineScreens } from '../../platform/screens.ts';

export const screens = defineScreens({
  path: '/unsubscribe',
  title: 'Unsubscribe',
  audience: 'open',
  load: async () => (await import('./unsubscribe-page.tsx')).UnsubscribePage,
});
