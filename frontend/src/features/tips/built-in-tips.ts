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

const warm = [5, 6, 7, 8, 9];
const cold = [12, 1, 2, 3];
const wet = [9, 10, 11, 12, 1, 2, 3, 4, 5];
const newer = ['first-time', 'some-experience'] as const;

/** Shown when there is no generated tip for the day: four general tips, then tips for seasons and goals. */
export const builtInTips: readonly Tip[] = [
  {
    text: (dog) => `Dry between ${dog}'s toes after a wet walk. Damp fur rubs, and rubbed skin gets sore.`,
    months: wet,
  },
  {
    text: (dog) =>
      `Hold the back of your hand to the pavement for seven seconds. If it's too hot for you, it's too hot for ${dog}'s paws.`,
    months: warm,
  },
  { text: (dog) => `Change ${dog}'s water and rinse the bowl today. Fresh water is the cheapest care there is.` },
  {
    text: (dog) =>
      `Run your hands over ${dog} today: ears, belly, legs, toes. It's how you catch ticks and small cuts early.`,
  },
  {
    text: (dog) => `Rinse ${dog}'s paws after walking on salted sidewalks. Road salt stings, and dogs lick it off.`,
    months: cold,
  },
  {
    text: (dog) => `Take water along on ${dog}'s walks, and choose the shady side of the street.`,
    months: warm,
  },
  {
    text: (dog) => `Weigh ${dog} once a month and write it down. A slow change is easy to miss by eye.`,
    goals: ['health', 'preventive', 'nutrition'],
  },
  {
    text: (dog) => `Look at ${dog}'s teeth and gums today. Brown edges or a strong smell are worth a vet's look.`,
    goals: ['health', 'preventive'],
  },
  {
    text: (dog) => `Let ${dog} sniff for five minutes on the next walk. Sniffing tires a dog as well as speed does.`,
    goals: ['exercise', 'behavior'],
  },
  {
    text: (dog) => `Take a new route with ${dog} today. It's exercise for the mind, too.`,
    goals: ['exercise', 'social'],
  },
  {
    text: (dog) => `Practice one thing with ${dog} for three minutes, and stop while it's going well.`,
    goals: ['behavior'],
  },
  {
    text: (dog) => `Reward ${dog} for lying quietly. Calm is a skill, and dogs repeat what pays off.`,
    goals: ['behavior'],
    experience: newer,
  },
  {
    text: (dog) => `Measure ${dog}'s food with a cup or a scale today. Most people pour more than they think.`,
    goals: ['nutrition', 'health'],
  },
  {
    text: (dog) => `Count treats as food: one in ten of ${dog}'s daily calories is a good limit.`,
    goals: ['nutrition'],
  },
  {
    text: (dog) =>
      `Let ${dog} watch the world from a bench for ten minutes. Getting used to people starts with watching them.`,
    goals: ['social'],
  },
  {
    text: (dog) => `Save the date of ${dog}'s last vaccines in the calendar, so the next ones don't slip by.`,
    goals: ['preventive'],
  },
  {
    text: (dog) => `Write down your vet's number, and the nearest one open at night, before ${dog} needs either.`,
    experience: ['first-time'],
  },
];

/** What is known about an owner. */
export interface TipReader {
  goals?: readonly Goal[] | undefined;
  experience?: ExperienceLevel | null;
}

/** Whether a tip fits the month and the owner. */
export function fits({ months, goals, experience }: Tip, month: number, reader: TipReader): boolean {
  if (months && !months.includes(month)) return false;
  if (experience && !(reader.experience && experience.includes(reader.experience))) return false;
  return !goals || goals.some((goal) => reader.goals?.includes(goal));
}

/** The tip of a local date, `YYYY-MM-DD`. The tips that fit take turns. */
export function tipOn(date: string, reader: TipReader = {}): Tip['text'] {
  const month = Number(date.slice(5, 7));
  const tips = builtInTips.filter((tip) => fits(tip, month, reader));
  const day = Math.floor(Date.parse(date) / (24 * 3600 * 1000));
  return (tips[day % tips.length] ?? builtInTips[2])?.text ?? ((dog) => `Take ${dog} for a walk.`);
}
