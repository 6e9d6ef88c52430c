import { localDate, localHour } from '#shared/calendar.ts';

/** The greeting at an hour (0 to 23) of the owner's day: morning before 12, afternoon before 17, else evening. */
export function chooseGreeting(hour: number): string {
  if (hour < 12) return 'Good morning';
  return hour < 17 ? 'Good afternoon' : 'Good evening';
}

/** "Good morning, Maya" at an instant in the owner's time zone. */
export function formatGreeting(instant: Date, timeZone: string, firstName: string): string {
  const hello = chooseGreeting(localHour(instant, timeZone));
  return firstName ? `${hello}, ${firstName}` : hello;
}

/** "Friday, November 20" in the owner's time zone. */
export function formatDay(instant: Date, timeZone: string): string {
  return instant.toLocaleDateString('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' });
}

const dayMs = 24 * 3600 * 1000;

/** From this long before its end, the trial has a line of its own. */
const lastDaysMs = 3 * dayMs;

/** The end of a running trial as a sentence for the greeting; empty in its last three days, see `describeTrialEnd`. */
export function describeTrial(trialEndsAt: string, instant: Date, timeZone: string): string {
  const end = new Date(trialEndsAt);
  if (end.getTime() - instant.getTime() <= lastDaysMs) return '';
  const day = end.toLocaleDateString('en-US', { timeZone, month: 'long', day: 'numeric' });
  return `Your free trial runs until ${day}.`;
}

/** When the trial ends, in its last three days: a day, and on the last one the time too. Otherwise empty. */
export function describeTrialEnd(trialEndsAt: string, instant: Date, timeZone: string): string {
  const end = new Date(trialEndsAt);
  const left = end.getTime() - instant.getTime();
  if (left <= 0 || left > lastDaysMs) return '';
  if (left > dayMs) return `Your free trial ends on ${formatDay(end, timeZone)}.`;
  const time = end.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  const isToday = localDate(end, timeZone) === localDate(instant, timeZone);
  return `Last day of your free trial: it ends ${isToday ? 'today' : 'tomorrow'} at ${time}.`;
}
