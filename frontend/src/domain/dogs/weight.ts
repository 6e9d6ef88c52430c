import type { User } from '#shared/contract/account.ts';

/** The units in which weights are shown and typed. Weights are stored in pounds. */
export type Units = User['units'];

const kilogramsPerPound = 0.45359237;

function roundToTenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Converts pounds to the owner's units, with one decimal place. */
export function convertFromPounds(units: Units, pounds: number): number {
  return units === 'kg' ? roundToTenths(pounds * kilogramsPerPound) : pounds;
}

/** Converts a number in the owner's units to pounds, precisely enough to convert back to the same kilograms. */
export function convertToPounds(units: Units, typed: number): number {
  return units === 'kg' ? roundToTenths(typed / kilogramsPerPound) : typed;
}

/** Formats a weight: "64 lbs", "29 kg". */
export function formatWeight(pounds: number, units: Units): string {
  const shown = convertFromPounds(units, pounds);
  if (units === 'kg') return `${shown} kg`;
  return `${shown} ${shown === 1 ? 'lb' : 'lbs'}`;
}
