import { isPaid, planNames } from '#shared/plans.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats US cents: `$8.95`. */
export function formatCents(cents: number): string {
  return dollars.format(cents / 100);
}

/** Formats the day of an instant in a time zone: `Tuesday, August 8`. */
export function formatDay(instant: string, timeZone: string): string {
  const options = { weekday: 'long', month: 'long', day: 'numeric', timeZone } as const;
  return new Intl.DateTimeFormat('en-US', options).format(new Date(instant));
}

/** Formats the date of an instant in a time zone: `August 8, 2028`. */
export function formatDate(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(instant));
}

/** Returns the display name of a tier: `Basic`. */
export function nameTier(tier: string): string {
  return isPaid(tier) ? planNames[tier] : planNames.free;
}

/** Describes a card or bank account: `Visa ending in 4242`. */
export function describeMethod({ brand, lastFour }: { brand: string; lastFour: string }): string {
  return `${brand} ending in ${lastFour}`;
}
