import { localHour } from '#shared/calendar.ts';

/** The greeting at an hour on the owner's wall, 0 to 23: morning before 12, afternoon before 17, else evening. */
export function greetingAt(hour: number): string {
  if (hour < 12) return 'Good morning';
  return hour < 17 ? 'Good afternoon' : 'Good evening';
}

/** "Good morning, Maya" at that instant in the owner's time zone. */
export function greeting(instant: Date, timeZone: string, firstName: string): string {
  const words = greetingAt(localHour(instant, timeZone));
  return firstName ? `${words}, ${firstName}` : words;
}

/** "Friday, November 20" in the owner's time zone. */
export function dayWords(instant: Date, timeZone: string): string {
  return instant.toLocaleDateString('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' });
}

/** How long the free trial runs, as a sentence; empty once it has ended. */
export function trialWords(trialEndsAt: string, instant: Date, timeZone: string): string {
  const end = new Date(trialEndsAt);
  if (!(end > instant)) return '';
  const day = end.toLocaleDateString('en-US', { timeZone, month: 'long', day: 'numeric' });
  return `Your free trial runs until ${day}.`;
}
