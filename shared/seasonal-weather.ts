import { type Season, seasons } from '#shared/contract/exercise-plans.ts';

/**
 * The usual temperature of each state in °F: spring, summer, fall, winter. They are the means of day and night, all of the
 * state, rounded to five degrees. They can be checked against the statewide normals of 1991 to 2020 of the National Centers
 * for Environmental Information (https://www.ncei.noaa.gov/access/monitoring/climate-at-a-glance/statewide/).
 */
const norms: Readonly<Record<string, readonly [name: string, ...temperatures: [number, number, number, number]]>> = {
  AL: ['Alabama', 65, 80, 65, 45],
  AK: ['Alaska', 25, 55, 30, 5],
  AZ: ['Arizona', 60, 80, 60, 45],
  AR: ['Arkansas', 60, 80, 60, 40],
  CA: ['California', 55, 75, 60, 45],
  CO: ['Colorado', 45, 65, 45, 25],
  CT: ['Connecticut', 50, 70, 55, 30],
  DE: ['Delaware', 55, 75, 60, 35],
  DC: ['District of Columbia', 55, 80, 60, 40],
  FL: ['Florida', 70, 80, 75, 60],
  GA: ['Georgia', 65, 80, 65, 50],
  HI: ['Hawaii', 70, 75, 75, 70],
  ID: ['Idaho', 40, 65, 45, 25],
  IL: ['Illinois', 50, 75, 55, 30],
  IN: ['Indiana', 50, 75, 55, 30],
  IA: ['Iowa', 50, 70, 50, 20],
  KS: ['Kansas', 55, 75, 55, 30],
  KY: ['Kentucky', 55, 75, 60, 35],
  LA: ['Louisiana', 65, 80, 70, 50],
  ME: ['Maine', 40, 65, 45, 15],
  MD: ['Maryland', 55, 75, 55, 35],
  MA: ['Massachusetts', 45, 70, 50, 30],
  MI: ['Michigan', 45, 65, 50, 20],
  MN: ['Minnesota', 40, 65, 45, 10],
  MS: ['Mississippi', 65, 80, 65, 50],
  MO: ['Missouri', 55, 75, 55, 35],
  MT: ['Montana', 40, 65, 45, 20],
  NE: ['Nebraska', 50, 75, 50, 25],
  NV: ['Nevada', 50, 70, 50, 35],
  NH: ['New Hampshire', 40, 65, 50, 20],
  NJ: ['New Jersey', 50, 75, 55, 35],
  NM: ['New Mexico', 55, 75, 55, 35],
  NY: ['New York', 45, 70, 50, 25],
  NC: ['North Carolina', 60, 75, 60, 45],
  ND: ['North Dakota', 40, 65, 40, 15],
  OH: ['Ohio', 50, 70, 55, 30],
  OK: ['Oklahoma', 60, 80, 60, 40],
  OR: ['Oregon', 45, 65, 50, 35],
  PA: ['Pennsylvania', 50, 70, 50, 30],
  RI: ['Rhode Island', 50, 70, 55, 30],
  SC: ['South Carolina', 65, 80, 65, 45],
  SD: ['South Dakota', 45, 70, 45, 20],
  TN: ['Tennessee', 60, 75, 60, 40],
  TX: ['Texas', 65, 80, 65, 50],
  UT: ['Utah', 45, 70, 50, 30],
  VT: ['Vermont', 40, 65, 45, 20],
  VA: ['Virginia', 55, 75, 60, 40],
  WA: ['Washington', 45, 65, 50, 30],
  WV: ['West Virginia', 50, 70, 55, 35],
  WI: ['Wisconsin', 45, 70, 45, 20],
  WY: ['Wyoming', 40, 65, 40, 20],
};

/** The contiguous states together, for owners whose state is unknown. */
const countryNorm = ['the United States', 50, 75, 55, 35] as const;

/** Returns the season of a local date: March to May is spring. */
export function findSeason(date: string): Season {
  return seasons[Math.floor(Number(date.slice(5, 7)) / 3) - 1] ?? 'Winter';
}

function findNorm(state: string | null | undefined) {
  const asked = state?.trim().toLowerCase() ?? '';
  return (
    Object.entries(norms).find(([code, [name]]) => [code, name].some((each) => each.toLowerCase() === asked))?.[1] ??
    countryNorm
  );
}

/** The usual weather of a season. */
export interface SeasonalWeather {
  /** Degrees Fahrenheit. */
  temperature: number;
  /** "About 50 °F, usual for fall in Iowa" */
  text: string;
}

/**
 * Returns the usual weather of a season, for an owner who has not typed any.
 * @param state a name or its two-letter code. For anything else, the average of the country is returned.
 */
export function seasonalWeather(state: string | null | undefined, season: Season): SeasonalWeather {
  const [name, ...temperatures] = findNorm(state);
  const temperature = temperatures[seasons.indexOf(season)] ?? countryNorm[1];
  return { temperature, text: `About ${temperature} °F, usual for ${season.toLowerCase()} in ${name}` };
}
