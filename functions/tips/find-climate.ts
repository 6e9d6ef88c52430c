import type { Climate } from '#functions/tips/tip-library.ts';
import { findUsualTemperature } from '#shared/usual-weather.ts';

/**
 * The mean of day and night, in degrees Fahrenheit, from which on a month is hot, and up to which it is cold. Afternoons
 * are about ten degrees warmer, and nights as much colder.
 */
const hotFrom = 70;
const coldUpTo = 42;

/**
 * Returns what the weather is usually like where an owner lives. It rains everywhere. Undefined for an unknown state.
 * @param month from 1 to 12
 */
export function findClimate(state: string | null | undefined, month: number): Climate[] | undefined {
  const temperature = findUsualTemperature(state, month);
  if (temperature === undefined) return undefined;
  if (temperature >= hotFrom) return ['hot', 'wet'];
  return temperature <= coldUpTo ? ['cold', 'wet'] : ['wet'];
}
