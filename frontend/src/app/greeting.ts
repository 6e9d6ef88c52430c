import { localHour } from '#shared/calendar.ts';

/** The greeting at an hour (0 to 23) of the owner's day: morning before 12, afternoon before 17, else evening. */
export function greetingAt(hour: number): string {
  if (hour < 12) return 'Good morning';
  return hour < 17 ? 'Good afternoon' : 'Good evening';
}

/** "Good morning, Maya" at an instant in the owner's time zone. */
export function greeting(instant: Date, timeZone: string, firstName: string): string {
  const hello = greetingAt(localHour(instant, timeZone));
  return firstName ? `${hello}, ${firstName}` : hello;
}

/** "Friday, November 20" in the owner's time zone. */
export function dayText(instant: Date, timeZone: string): string {
  return instant.toLocaleDateString('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' });
}

/** The end of the free trial as a sentence, empty once it has ended. */
export function trialText(trialEndsAt: string, instant: Date, timeZone: string): string {
  const end = new Date(trialEndsAt);
  if (!(end > instant)) return '';
  const day = end.toLocaleDateString('en-US', { timeZone, month: 'long', day: 'numeric' });
  return `Your free trial runs until ${day}.`;
}
