import { emergencyPath } from '../../domain/emergency/paths.ts';
import { defineScreens } from '../../platform/screens.ts';

export const screens = defineScreens({
  path: emergencyPath,
  title: 'Emergency help',
  audience: 'open',
  load: async () => (await import('./emergency-page.tsx')).EmergencyPage,
});
