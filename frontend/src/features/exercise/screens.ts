import { exercisePath, printPlanPath, printReportPath, walkPath } from '../../domain/exercise/paths.ts';
import { defineScreens } from '../../platform/screens.ts';

export const screens = defineScreens(
  {
    path: exercisePath,
    title: 'Exercise',
    audience: 'owner',
    load: async () => (await import('./exercise-page.tsx')).ExercisePage,
  },
  {
    path: walkPath,
    title: 'Walk',
    audience: 'owner',
    load: async () => (await import('./walk-page.tsx')).WalkPage,
  },
  {
    path: printPlanPath,
    title: 'Print a plan',
    audience: 'owner',
    load: async () => (await import('./print-plan-page.tsx')).PrintPlanPage,
  },
  {
    path: printReportPath,
    title: 'Print a report',
    audience: 'owner',
    load: async () => (await import('./print-report-page.tsx')).PrintReportPage,
  },
);
