import { calendarPath } from '../../domain/appointments/paths.ts';
import { defineScreens } from '../../platform/screens.ts';

export const screens = defineScreens({
  path: calendarPath,
  title: 'Calendar',
  audience: 'owner',
  load: async () => (await import('./calendar-page.tsx')).CalendarPage,
});
