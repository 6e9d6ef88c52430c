import { indoorThemes } from '#functions/exercise/indoor-themes.ts';
import { outdoorThemes } from '#functions/exercise/outdoor-themes.ts';
import type { PlanBounds } from '#functions/exercise/plan-bounds.ts';
import type { ThemeActivity } from '#functions/exercise/plan-theme.ts';
import type { ExerciseActivity } from '#shared/contract/exercise-plans.ts';

/** A plan before it is checked against the bounds: from our own rules or from the model. */
export interface PlanDraft {
  planName: string;
  description: string;
  activities: ExerciseActivity[];
}

/** The warm-up and the cool-down each take this part of a plan, up to five minutes. */
const edgeShare = 0.15;
const maxEdge = 5;

/** A main activity is no shorter than this, so a short plan has fewer of them. */
const minMain = 2;

/** Splits whole minutes by weight. Rounding errors go to the first parts. */
function split(minutes: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.map((weight) => Math.floor((minutes * weight) / total));
  const rest = minutes - parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part, index) => (index < rest ? part + 1 : part));
}

function pick<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item;
}

/**
 * Builds a plan of warm-up, main activities and cool-down that fills the minutes of the bounds.
 * @param variant a plan of the same bounds with the next number is about something else
 */
export function buildPlan(name: string, bounds: PlanBounds, variant: number): PlanDraft {
  const { warmUps, coolDowns, themes } = bounds.isIndoors ? indoorThemes : outdoorThemes;
  const theme = pick(themes[bounds.effort], variant);
  const edge = Math.max(1, Math.min(maxEdge, Math.round(bounds.minutes * edgeShare)));
  const main = bounds.minutes - 2 * edge;
  const activities = theme.activities.slice(0, Math.max(1, Math.floor(main / minMain)));
  const minutes = split(
    main,
    activities.map(({ weight }) => weight),
  );
  const fill = (text: string) => text.replaceAll('{name}', () => name);
  const toActivity = ({ title, effort, instructions }: ThemeActivity, duration: number): ExerciseActivity => ({
    title,
    duration,
    effort,
    instructions: fill(instructions),
  });
  return {
    planName: theme.planName,
    description: fill(theme.description),
    activities: [
      toActivity(pick(warmUps, variant), edge),
      ...activities.map((each, index) => toActivity(each, minutes[index] ?? 1)),
      toActivity(pick(coolDowns, variant + 1), edge),
    ],
  };
}
