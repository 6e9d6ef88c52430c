import { addDays, localDate } from '../../shared/calendar.ts';
import { createArrivals, findLatestDate } from '../../shared/tip-dates.ts';

/**
 * `npm run simulate:tips`: checks that each date of 2024 to 2030 has one tip at 9:00 in every time zone, and how much the
 * tips of a million owners cost. Takes about three minutes.
 */

const first = '2024-01-01';
const last = '2030-12-31';
const minuteMs = 60_000;

function listDates(from: string, to: string): string[] {
  const dates: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
}

const dates = listDates(first, last);

/** Time zones by the arrivals of all tips. The zones of a class are at the same time on each of the dates. */
function groupZones(): Map<string, string[]> {
  return Map.groupBy(Intl.supportedValuesOf('timeZone'), (timeZone) => {
    const findArrival = createArrivals(timeZone);
    return dates.map((date) => findArrival(date).getTime() / minuteMs).join();
  });
}

/** Counts the dates without a tip a minute after 9:00, and those with one a minute before. */
function checkZone(timeZone: string) {
  const owner = { timeZone, createdAt: '2023-12-01T00:00:00Z' };
  const findArrival = createArrivals(timeZone);
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
  let [missed, doubled] = [0, 0];
  for (const date of dates) {
    const arrival = findArrival(date);
    const isAtNine = localDate(arrival, timeZone) === date && format.format(arrival) === '09:00';
    if (!isAtNine || findLatestDate(owner, arrival) !== date) missed += 1;
    if (findLatestDate(owner, new Date(arrival.getTime() - minuteMs)) !== addDays(date, -1)) doubled += 1;
  }
  return { missed, doubled };
}

/** The days on which the million owners are simulated: changes of month and year, and those of clocks. */
const chosenDays = [
  ...listDates('2027-02-27', '2027-03-02'),
  ...listDates('2027-03-13', '2027-03-15'),
  ...listDates('2027-03-27', '2027-03-29'),
  ...listDates('2027-10-30', '2027-11-01'),
  ...listDates('2027-11-06', '2027-11-08'),
  ...listDates('2027-12-30', '2028-01-02'),
];

const owners = 1_000_000;

/** The share of the owners who open the app on a day: 60% of them in a month, 8 times each, as in docs/deploy.md. */
const visitsPerDay = (0.6 * 8) / 30;

/** Prices in us-east-1 for a million units, in dollars, and the units of each step (functions/entities/README.md). */
const price = { read: 0.125, write: 0.625 };
const units = {
  /** The list on the home screen, and the notification. */
  visit: { read: 2, write: 0 },
  /** The plan, read consistently, the dogs, and the plans of half a year, read eventually consistently. */
  plan: { read: 3, write: 1 },
};

/** The share of the visitors who log a long outing in a month. The tip of the next day is chosen anew, as in a plan. */
const outingsPerVisitor = 0.2;

/** A reproducible random number, at least 0 and below 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Simulates the visits of a million owners, whose plans are stored by month. */
function simulateOwners(zones: readonly string[]) {
  const random = createRandom(20);
  const zoneIndexes = Uint16Array.from({ length: owners }, () => Math.floor(random() * zones.length));
  const plannedMonth = new Array<string>(owners).fill('');
  const latest = new Map<string, string>();
  const findDate = (zone: number, at: number): string => {
    const key = `${zone} ${at}`;
    const timeZone = zones[zone] ?? 'UTC';
    const found = latest.get(key) ?? findLatestDate({ timeZone, createdAt: '2023-12-01T00:00:00Z' }, new Date(at));
    latest.set(key, found);
    return found;
  };
  const result = { visits: 0, plans: 0, tips: 0, missed: 0, doubled: 0, modelCalls: 0 };
  for (const day of chosenDays) {
    latest.clear();
    for (let owner = 0; owner < owners; owner += 1) {
      if (random() >= visitsPerDay) continue;
      const at = Date.parse(day) + Math.floor(random() * 96) * 15 * minuteMs;
      const date = findDate(zoneIndexes[owner] ?? 0, at);
      result.visits += 1;
      if (plannedMonth[owner] !== date.slice(0, 7)) {
        // A zone west of the date line cannot return to a month that it has left.
        if (date.slice(0, 7) < (plannedMonth[owner] ?? '')) result.doubled += 1;
        plannedMonth[owner] = date.slice(0, 7);
        result.plans += 1;
      }
      if (plannedMonth[owner]?.slice(0, 7) === date.slice(0, 7)) result.tips += 1;
      else result.missed += 1;
    }
  }
  return result;
}

function printShare(): void {
  const classes = groupZones();
  let [missed, doubled] = [0, 0];
  for (const [timeZone = 'UTC'] of classes.values()) {
    const found = checkZone(timeZone);
    missed += found.missed;
    doubled += found.doubled;
  }
  const zones = [...classes.values()].flat().length;
  console.log(
    `${zones} time zones in ${classes.size} classes, ${dates.length} dates each: ${missed} missed, ${doubled} doubled`,
  );

  const {
    visits,
    plans,
    missed: without,
    doubled: twice,
    modelCalls,
  } = simulateOwners([...classes.values()].map(([zone = 'UTC']) => zone));
  console.log(
    `${owners} owners on ${chosenDays.length} days: ${visits} visits, ${plans} plans written, ${without} visits without a tip, ${twice} doubled, ${modelCalls} model calls`,
  );

  const visitors = owners * 0.6;
  const monthly = { visits: owners * visitsPerDay * 30, plans: visitors * (1 + outingsPerVisitor) };
  const dollars =
    (monthly.visits * (units.visit.read * price.read + units.visit.write * price.write) +
      monthly.plans * (units.plan.read * price.read + units.plan.write * price.write)) /
    1_000_000;
  console.log(`A month of a million owners, list price: $${dollars.toFixed(2)} (goal: at most $2)`);
  if (missed + doubled + without + twice > 0) process.exitCode = 1;
}

printShare();
