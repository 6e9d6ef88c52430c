import type { Effort } from '#shared/contract/exercise-plans.ts';

/** An activity of a theme. `{name}` stands for the dog's name. */
export interface ThemeActivity {
  title: string;
  effort: Effort;
  /** How much of the main part's minutes it gets, compared to the others. */
  weight: number;
  instructions: string;
}

/** What a plan is about: its name, and the activities between the warm-up and the cool-down. */
export interface PlanTheme {
  planName: string;
  description: string;
  activities: readonly ThemeActivity[];
}

/** Creates an activity. */
export function activity(title: string, effort: Effort, weight: number, instructions: string): ThemeActivity {
  return { title, effort, weight, instructions };
}

/** The themes for outdoors or for indoors, by their most demanding activity, with their warm-ups and cool-downs. */
export interface ThemeLibrary {
  warmUps: readonly ThemeActivity[];
  coolDowns: readonly ThemeActivity[];
  themes: Readonly<Record<Effort, readonly PlanTheme[]>>;
}
