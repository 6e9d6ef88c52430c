import { tips } from '#shared/content/compiled/tips.ts';
import type { ExperienceLevel, Goal } from '#shared/owners.ts';

/** A tip for any healthy dog. A tip is shown all day, so its text must fit any hour. */
export interface Tip {
  /** Returns the text of the tip. `dog` is a name or "your dog". */
  text: (dog: string) => string;
  /** The months (1 to 12) that the tip is for, in the northern hemisphere; all months if missing. */
  months?: readonly number[];
  /** The tip is for owners with one of these goals; for all owners if missing. */
  goals?: readonly Goal[];
  /** The tip is for owners with one of these experience levels; for all owners if missing. */
  experience?: readonly ExperienceLevel[];
}

/** All tips: for any owner, or only for certain months, goals or experience levels. */
export const builtInTips: readonly Tip[] = tips.map(({ text, ...tip }) => ({
  ...tip,
  text: (dog) => text.replaceAll('{dog}', dog),
}));

/** What the choice of a tip depends on: the owner's goals and experience level. */
export interface TipReader {
  goals?: readonly Goal[] | undefined;
  experience?: ExperienceLevel | null;
}

/** Whether a tip fits the month (1 to 12) and the owner. */
export function isSuitable({ months, goals, experience }: Tip, month: number, reader: TipReader): boolean {
  if (months && !months.includes(month)) return false;
  if (experience && !(reader.experience && experience.includes(reader.experience))) return false;
  return !goals || goals.some((goal) => reader.goals?.includes(goal));
}

/** Returns the tip for a local date, `YYYY-MM-DD`. Rotates daily through the tips that fit the month and the owner. */
export function pickTip(date: string, reader: TipReader = {}): Tip['text'] {
  const month = Number(date.slice(5, 7));
  const tips = builtInTips.filter((tip) => isSuitable(tip, month, reader));
  const day = Math.floor(Date.parse(date) / (24 * 3600 * 1000));
  return (tips[day % tips.length] ?? builtInTips[2])?.text ?? ((dog) => `Take ${dog} for a walk.`);
}
