import type { PlanDraft } from '#functions/exercise/build-plan.ts';
import type { PlanBounds } from '#functions/exercise/plan-bounds.ts';
import { type Effort, type ExerciseActivity, efforts, maxActivities } from '#shared/contract/exercise-plans.ts';

/** A warm-up, something to do, and a cool-down. */
const minActivities = 3;

/** A plan that uses less of the minutes than this was made for another dog. */
const minShare = 0.5;

/** Words for what is more demanding than `steady`, and for what is more demanding than `easy`. */
const brisk =
  /\b(sprint|run|runs|running|jog|jogs|jogging|jump|jumps|jumping|leap|leaps|agility|hill|hills|uphill|bike|biking|bicycle|race|races|racing|full speed|weave poles|stairs|swim|swims|swimming)\b/i;
const steady = /\b(fetch|tug|brisk|briskly|fast|faster|trot|trots|trotting|lively|vigorous|chase|chases|chasing)\b/i;
const outdoors = /\b(outside|outdoors|sidewalk|street|block|park|trail|yard|woods|beach|field|neighborhood)\b/i;
const denied = /\b(no|nobody|nothing|not|never|avoid|without|instead of|rather than|skip)\b|n't\b/i;

/** Whether a sentence of the text has such a word, other than to advise against it. */
function mentions(text: string, words: RegExp): boolean {
  return text.split(/(?<=[.!?])\s+|\n/).some((sentence) => words.test(sentence) && !denied.test(sentence));
}

/** Returns how demanding an activity is: as its text says, if that is more than what it claims. */
function rankEffort({ title, instructions, effort }: ExerciseActivity): number {
  const text = `${title}. ${instructions}`;
  const isAtLeast = (level: Effort, words: RegExp) => (mentions(text, words) ? efforts.indexOf(level) : 0);
  return Math.max(efforts.indexOf(effort), isAtLeast('brisk', brisk), isAtLeast('steady', steady));
}

function isAllowed(activity: ExerciseActivity, { effort, isIndoors }: PlanBounds): boolean {
  if (rankEffort(activity) > efforts.indexOf(effort)) return false;
  return !isIndoors || !mentions(`${activity.title}. ${activity.instructions}`, outdoors);
}

function sum(activities: readonly ExerciseActivity[]): number {
  return activities.reduce((total, { duration }) => total + duration, 0);
}

/** Shortens activities in proportion. Drops the last main activities if there are more of them than minutes. */
function shorten(activities: ExerciseActivity[], minutes: number): ExerciseActivity[] {
  const total = sum(activities);
  if (total <= minutes) return activities;
  const shorter = activities.map((each) => ({
    ...each,
    duration: Math.max(1, Math.floor((each.duration * minutes) / total)),
  }));
  while (sum(shorter) > minutes) {
    const longest = shorter.reduce((a, b) => (b.duration > a.duration ? b : a));
    if (longest.duration > 1) longest.duration -= 1;
    else shorter.splice(-2, 1);
  }
  return shorter;
}

/**
 * Trims a plan to the bounds: drops activities that are too demanding or in the wrong place, and shortens the others.
 * @returns undefined if what is left is no plan that starts and ends gently
 */
export function trimPlan(draft: PlanDraft, bounds: PlanBounds): PlanDraft | undefined {
  const { planName, description } = draft;
  const about = { title: planName, instructions: description, duration: 0, effort: 'easy' } as const;
  const allowed = draft.activities.slice(0, maxActivities).filter((each) => isAllowed(each, bounds));
  const activities = shorten(allowed, bounds.minutes);
  const [warmUp, coolDown] = [activities[0], activities.at(-1)];
  const isPlan =
    activities.length >= minActivities &&
    warmUp?.effort === 'easy' &&
    coolDown?.effort === 'easy' &&
    sum(activities) >= bounds.minutes * minShare &&
    isAllowed(about, bounds);
  return isPlan ? { planName, description, activities } : undefined;
}
