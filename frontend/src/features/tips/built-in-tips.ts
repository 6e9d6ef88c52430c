import { tips } from '#shared/content/compiled/tips.ts';
import type { ExperienceLevel, Goal } from '#shared/owners.ts';

/** A tip for any healthy dog. Tips show all day long, so none depends on the hour. */
export interface Tip {
  /** Renders the tip. `dog` is a name or "your dog". */
  text: (dog: string) => string;
  /** The months in which it makes sense, from 1; any if missing. The seasons are those of the northern hemisphere. */
  months?: readonly number[];
  /** The goals that it serves. A tip without goals serves everyone. */
  goals?: readonly Goal[];
  /** The owners whom it helps; all if missing. */
  experience?: readonly ExperienceLevel[];
}

/** Shown when there is no generated tip for the day: four general tips, then tips for seasons and goals. */
export const builtInTips: readonly Tip[] = tips.map(({ text, ...tip }) => ({
  ...tip,
  text: (dog) => text.replaceAll('{dog}', dog),
}));

/** What is known about an owner. */
export interface TipReader {
  goals?: readonly Goal[] | undefined;
  experience?: ExperienceLevel | null;
}

/** Whether a tip fits the month and the owner. */
export function isSuitable({ months, goals, experience }: Tip, month: number, reader: TipReader): boolean {
  if (months && !months.includes(month)) return false;
  if (experience && !(reader.experience && experience.includes(reader.experience))) return false;
  return !goals || goals.some((goal) => reader.goals?.includes(goal));
}

/** The tip of a local date, `YYYY-MM-DD`. The tips that fit take turns. */
export function pickTip(date: string, reader: TipReader = {}): Tip['text'] {
  const month = Number(date.slice(5, 7));
  const tips = builtInTips.filter((tip) => isSuitable(tip, month, reader));
  const day = Math.floor(Date.parse(date) / (24 * 3600 * 1000));
  return (tips[day % tips.length] ?? builtInTips[2])?.text ?? ((dog) => `Take ${dog} for a walk.`);
}
