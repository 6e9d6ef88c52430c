/** An activity of one or more dogs. */
export interface Outing {
  dogIds: readonly string[];
  /** When it started, in ISO 8601. */
  date: string;
  /** Minutes. */
  duration: number;
  /** Miles. */
  distance: number | null;
}

/** An outing of so many minutes or miles makes a dog of any breed tired. */
const longMinutes = 90;
const longMiles = 5;

/** Whether an outing is so long that the tip of the day after is for a tired dog. */
export function isLong({ duration, distance }: Pick<Outing, 'duration' | 'distance'>): boolean {
  return duration >= longMinutes || (distance ?? 0) >= longMiles;
}
