import { listInstances } from '#functions/appointments/instances/list-instances.ts';
import { now } from '#functions/core/clock.ts';
import { Dogs } from '#functions/entities/dogs.ts';
import { ExerciseLogs } from '#functions/entities/exercise-logs.ts';
import type { Owner } from '#functions/entities/owners.ts';
import { createTips } from '#functions/tips/list-tips.ts';
import { planTips } from '#functions/tips/plan.ts';
import { readPlan } from '#functions/tips/plan-rows.ts';
import { addDays, startOfDay } from '#shared/calendar.ts';
import { findLatestDate } from '#shared/tip-dates.ts';

/** The activities of a dog in a week. */
export interface DogWeek {
  name: string;
  activities: number;
  /** Minutes. */
  duration: number;
  /** Miles. */
  distance: number;
}

/** The content of a weekly summary. */
export interface Week {
  dogs: DogWeek[];
  visits: { title: string; dogName: string; startsAt: Date }[];
  tip: string | undefined;
}

/** How many dogs and visits a summary has at most. */
const maxDogs = 10;
const maxVisits = 10;

/** More activities of a dog than anybody logs in a week. */
const maxActivities = 200;

/** Reads the activities of the seven days up to a local date, the visits of the seven days after, and the latest tip. */
export async function readWeek(owner: Owner, date: string): Promise<Week> {
  const { id: ownerId, timeZone } = owner;
  const from = startOfDay(addDays(date, -6), timeZone).toISOString();
  const to = startOfDay(addDays(date, 1), timeZone).toISOString();
  const { data: dogs } = await Dogs.query.ofOwner({ ownerId }).go({ pages: 'all', consistent: true });
  const [weeks, visits, tip] = await Promise.all([
    Promise.all(dogs.slice(0, maxDogs).map((dog) => readDogWeek(ownerId, dog, { from, to }))),
    readVisits(ownerId, new Map(dogs.map(({ id, name }) => [id, name])), startOfDay(addDays(date, 8), timeZone)),
    findTip(owner),
  ]);
  return { dogs: weeks, visits, tip };
}

async function readDogWeek(
  ownerId: string,
  { id: dogId, name }: { id: string; name: string },
  { from, to }: { from: string; to: string },
): Promise<DogWeek> {
  const { data: logs } = await ExerciseLogs.query
    .ofOwner({ ownerId, dogId })
    .between({ date: from }, { date: to })
    .go({ limit: maxActivities, pages: 1, consistent: true });
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    name,
    activities: logs.length,
    duration: sum(logs.map(({ duration }) => duration)),
    distance: sum(logs.map(({ distance = 0 }) => distance)),
  };
}

async function readVisits(ownerId: string, dogNames: ReadonlyMap<string, string>, to: Date): Promise<Week['visits']> {
  const visits: Week['visits'] = [];
  const range = { from: now().toISOString(), to: to.toISOString(), pageSize: maxVisits };
  for await (const { status, title, dogId, startsAt } of listInstances(ownerId, range)) {
    const dogName = dogNames.get(dogId);
    if (status === 'scheduled' && dogName) visits.push({ title, dogName, startsAt: new Date(startsAt) });
    if (visits.length === maxVisits) break;
  }
  return visits;
}

async function findTip(owner: Owner): Promise<string | undefined> {
  const latestDate = findLatestDate(owner, now());
  const latest = readPlan(await planTips(owner)).find(({ date }) => date === latestDate);
  return latest && createTips(owner)(latest)?.tipContent;
}
