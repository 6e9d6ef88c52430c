import { exercisePath } from '../../domain/exercise/paths.ts';
import { defineScreens } from '../../platform/screens.ts';

export const screens = defineScreens({
  path: exercisePath,
  title: 'Exercise',
  audience: 'owner',
  load: async () => (await import('./exercise-page.tsx')).ExercisePage,
});
