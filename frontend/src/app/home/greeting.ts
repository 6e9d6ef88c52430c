import { localDate, localHour } from '#shared/calendar.ts';

/** Returns the greeting for a local hour (0 to 23): morning before 12, afternoon before 17, else evening. */
export function chooseGreeting(hour: number): string {
  if (hour < 12) return 'Good morning';
  return hour < 17 ? 'Good afternoon' : 'Good evening';
}

/** Formats the greeting: "Good morning, Maya". `timeZone` is the owner's. */
export function formatGreeting(instant: Date, timeZone: string, firstName: string): string {
  const hello = chooseGreeting(localHour(instant, timeZone));
  return firstName ? `${hello}, ${firstName}` : hello;
}

/** Formats the day: "Friday, November 20". `timeZone` is the owner's. */
export function formatDay(instant: Date, timeZone: string): string {
  return instant.toLocaleDateString('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' });
}

const dayMs = 24 * 3600 * 1000;

/** How long before the trial ends home shows `TrialLine`, in milliseconds. */
const lastDaysMs = 3 * dayMs;

/**
 * Returns a sentence for the greeting about when the trial ends. Empty in the last three days, when `describeTrialEnd`
 * describes the end, and after the trial.
 */
export function describeTrial(trialEndsAt: string, instant: Date, timeZone: string): string {
  const end = new Date(trialEndsAt);
  if (end.getTime() - instant.getTime() <= lastDaysMs) return '';
  const day = end.toLocaleDateString('en-US', { timeZone, month: 'long', day: 'numeric' });
  return `Your free trial runs until ${day}.`;
}

/** Describes when the trial ends: the day, and on the last day also the time. Empty except in the last three days. */
export function describeTrialEnd(trialEndsAt: string, instant: Date, timeZone: string): string {
  const end = new Date(trialEndsAt);
  const left = end.getTime() - instant.getTime();
  if (left <= 0 || left > lastDaysMs) return '';
  if (left > dayMs) return `Your free trial ends on ${formatDay(end, timeZone)}.`;
  const time = end.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  const isToday = localDate(end, timeZone) === localDate(instant, timeZone);
  return `Last day of your free trial: it ends ${isToday ? 'today' : 'tomorrow'} at ${time}.`;
}
