import type { QuietHours } from '#shared/contract/notification-preferences.ts';

const quarterMs = 15 * 60_000;

/**
 * Returns when the quiet hours around an instant end; undefined if it is not in quiet hours. Steps through the quarter
 * hours instead of calculating, because every change of clocks is then right by definition: the end is the first
 * quarter hour whose local time is not quiet.
 */
export function findQuietEnd(quietHours: QuietHours, timeZone: string, at: Date): Date | undefined {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const isQuiet = (instant: number) => contains(quietHours, format.format(instant));
  if (!isQuiet(at.getTime())) return undefined;
  let end = Math.ceil(at.getTime() / quarterMs) * quarterMs;
  while (isQuiet(end)) end += quarterMs;
  return new Date(end);
}

/** Whether a local time, `HH:MM`, is in quiet hours. The start is, the end is not. */
function contains({ start, end }: QuietHours, time: string): boolean {
  return start < end ? start <= time && time < end : start <= time || time < end;
}
