import type { User } from '#shared/contract/account.ts';

/** The unit in which an owner sees and types weights. The API stores pounds. */
export type Units = User['units'];

export const kilogramsPerPound = 0.45359237;

function roundToTenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Converts pounds to the owner's unit. Kilograms are rounded to one decimal place. */
export function convertFromPounds(units: Units, pounds: number): number {
  return units === 'kg' ? roundToTenths(pounds * kilogramsPerPound) : pounds;
}

/**
 * Converts a number in the owner's unit to pounds. Kilograms are rounded to tenths of a pound, which is precise enough
 * to convert back to the same kilograms.
 */
export function convertToPounds(units: Units, typed: number): number {
  return units === 'kg' ? roundToTenths(typed / kilogramsPerPound) : typed;
}

/** Formats a weight: "64 lbs", "29 kg". */
export function formatWeight(pounds: number, units: Units): string {
  const shown = convertFromPounds(units, pounds);
  if (units === 'kg') return `${shown} kg`;
  return `${shown} ${shown === 1 ? 'lb' : 'lbs'}`;
}
