import { addMonths } from '#functions/billing/periods.ts';

/** How many subscriptions are renewed every month. */
const subscriptions = 1_000_000;

/** The time zones of the owners, with their shares of the people in the United States. */
const timeZones = [
  ['America/New_York', 0.47],
  ['America/Chicago', 0.29],
  ['America/Denver', 0.07],
  ['America/Los_Angeles', 0.17],
] as const;

/** How many of 100 sign-ups happen in each local hour, from midnight on. Periods end at the time of day of the start. */
const signUpsByHour = [1, 1, 0, 0, 0, 1, 2, 3, 5, 6, 6, 6, 6, 6, 5, 5, 5, 6, 7, 8, 9, 6, 4, 2];

/** The rows that a run renews at the same time, and how long that takes with slow charges, in seconds. */
const page = { rows: 25, seconds: 2.5 };

/** The timeout of the schedule's Lambda in `functions/manifest.ts`, in seconds. */
const timeoutSeconds = 300;

const hourMs = 3_600_000;

/** How often the schedule `renewals` runs (events/schedules.ts). */
const runsPerHour = 4;

/** How many renewals the runs of an hour can process. What is left over waits for the next run. */
const capacityPerHour = runsPerHour * Math.floor(timeoutSeconds / page.seconds) * page.rows;

/**
 * Counts the renewals of each hour of 2027, by its epoch milliseconds, if the subscriptions have started evenly over the
 * days of 2026. In short months, the subscriptions of several days are renewed on the last day.
 */
function countByHour(): Map<number, number> {
  const counts = new Map<number, number>();
  const perDay = subscriptions / 365;
  for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2027, 0, 1); day += 24 * hourMs) {
    const monthsToJanuary = 12 - new Date(day).getUTCMonth();
    for (const [anchorTimeZone, share] of timeZones) {
      // Winter time. In summer, everything is an hour earlier.
      const offset = { 'America/New_York': 5, 'America/Chicago': 6, 'America/Denver': 7, 'America/Los_Angeles': 8 };
      for (const [hour, percent] of signUpsByHour.entries()) {
        const anchor = new Date(day + (hour + offset[anchorTimeZone]) * hourMs).toISOString();
        for (let month = 0; percent > 0 && month < 12; month += 1) {
          const end = Date.parse(addMonths({ anchor, anchorTimeZone }, monthsToJanuary + month));
          counts.set(end, (counts.get(end) ?? 0) + (perDay * share * percent) / 100);
        }
      }
    }
  }
  return counts;
}

/** Prices of on-demand tables in us-east-1 for a million units, in dollars. */
const price = { read: 0.125, write: 0.625 };

/**
 * Prints what a million renewals a month cost, and how full the runs of the fullest hour are.
 * @param units the units of one renewal
 * @returns how many hours of a year have more renewals than their runs can process
 */
export function checkMillion(units: { read: number; write: number }): number {
  const counts = countByHour();
  const [fullest = 0, most = 0] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one), [0, 0]);
  const overloaded = [...counts.values()].filter((count) => count > capacityPerHour).length;
  const million = (each: number) => `${((each * subscriptions) / 1_000_000).toFixed(1)} million`;
  const dollars = (subscriptions / 1_000_000) * (units.read * price.read + units.write * price.write);
  const share = Math.round((100 * most) / capacityPerHour);
  console.log(
    `${subscriptions} renewals a month: ${runsPerHour * 24 * 30} runs, ${million(units.read)} read units and ` +
      `${million(units.write)} write units, $${dollars.toFixed(2)} at list price`,
  );
  console.log(
    `Fullest hour of 2027: ${new Date(fullest).toISOString()} with ${Math.round(most)} renewals, ${share}% of what its ` +
      `runs can process (${capacityPerHour}); ${overloaded} hours are overloaded`,
  );
  return overloaded;
}
