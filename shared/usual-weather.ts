import { climateNormals, countryNormals } from '#shared/climate-normals.ts';
import { type Season, seasons } from '#shared/contract/exercise-plans.ts';

/** Returns the month of a local date, from 1 to 12. */
export function findMonth(date: string): number {
  return Number(date.slice(5, 7));
}

/** Returns the season of a local date: March to May is spring. */
export function findSeason(date: string): Season {
  return seasons[Math.floor(findMonth(date) / 3) - 1] ?? 'Winter';
}

/** The month in the middle of each season, from 1 to 12. */
export const middleMonths: Record<Season, number> = { Spring: 4, Summer: 7, Fall: 10, Winter: 1 };

function findNormals(state: string | null | undefined) {
  const asked = state?.trim().toLowerCase() ?? '';
  return Object.entries(climateNormals).find(([code, [name]]) =>
    [code, name].some((each) => each.toLowerCase() === asked),
  )?.[1];
}

/**
 * Returns the usual temperature of a month in a state, in degrees Fahrenheit. Undefined for an unknown state.
 * @param state a name or its two-letter code
 * @param month from 1 to 12
 */
export function findUsualTemperature(state: string | null | undefined, month: number): number | undefined {
  const [, ...normals] = findNormals(state) ?? [''];
  return normals[month - 1];
}

/** The usual weather of a month. */
export interface UsualWeather {
  /** Degrees Fahrenheit. */
  temperature: number;
  /** "About 37 °F" */
  degrees: string;
  /** "usual for November in Iowa" */
  basis: string;
}

/**
 * Returns the usual weather of a month, for an owner who has not typed any.
 * @param state a name or its two-letter code. For anything else, the mean of the country is returned.
 * @param month from 1 to 12
 */
export function usualWeather(state: string | null | undefined, month: number): UsualWeather {
  const [name, ...normals] = findNormals(state) ?? countryNormals;
  const temperature = normals[month - 1];
  if (temperature === undefined) throw new RangeError(`There is no month ${month}.`);
  const monthName = new Date(Date.UTC(2000, month - 1)).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });
  return { temperature, degrees: `About ${temperature} °F`, basis: `usual for ${monthName} in ${name}` };
}
