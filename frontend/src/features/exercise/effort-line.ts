import type { Effort, ExerciseActivity } from '#shared/contract/exercise-plans.ts';

/** The measures of a drawing of a plan's effort, in the units of its view box. */
export interface EffortLayout {
  left: number;
  right: number;
  /** The height of the line for each effort. */
  heights: Readonly<Record<Effort, number>>;
  /** The largest half width of a curve between two heights. */
  maxCurve: number;
}

interface Point {
  x: number;
  y: number;
}

/** The line of a plan: its path, and where each activity starts or ends. */
export interface EffortLine {
  path: string;
  joints: Point[];
}

/** Draws the effort of a plan's activities against their minutes, with a curve where the effort changes. */
export function drawEffort(activities: readonly ExerciseActivity[], layout: EffortLayout): EffortLine {
  const { left, right, heights, maxCurve } = layout;
  const total = activities.reduce((sum, { duration }) => sum + duration, 0);
  const perMinute = (right - left) / Math.max(1, total);
  const first = activities[0];
  const start = { x: left, y: heights[first?.effort ?? 'easy'] };
  const joints = [start];
  let path = `M${left} ${start.y}`;
  let x = left;
  for (const [at, { duration, effort }] of activities.entries()) {
    const y = heights[effort];
    x += duration * perMinute;
    const next = activities[at + 1];
    if (!next) {
      path += ` L${x.toFixed(1)} ${y}`;
      joints.push({ x, y });
      break;
    }
    const nextY = heights[next.effort];
    const half = Math.min(maxCurve, 0.35 * perMinute * Math.min(duration, next.duration));
    const middle = x.toFixed(1);
    path += ` L${(x - half).toFixed(1)} ${y} C${middle} ${y} ${middle} ${nextY} ${(x + half).toFixed(1)} ${nextY}`;
    joints.push({ x, y: (y + nextY) / 2 });
  }
  return { path, joints };
}

/** How an effort reads in a sentence. */
const effortNames: Record<Effort, string> = { easy: 'easy', steady: 'steady', brisk: 'brisk' };

/** Describes the line in words: "Effort: easy, then steady, then easy". */
export function describeEffort(activities: readonly ExerciseActivity[]): string {
  const efforts = activities.map(({ effort }) => effortNames[effort]);
  const changes = efforts.filter((effort, at) => effort !== efforts[at - 1]);
  return `Effort: ${changes.join(', then ')}`;
}
