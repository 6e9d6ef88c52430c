import { listInstances } from '#functions/appointments/instances/list-instances.ts';
import { now } from '#functions/core/clock.ts';
import { localDate } from '#shared/calendar.ts';

/** A vet visit as the model gets it. */
export interface VisitFacts {
  date: string;
  title: string;
  status: string;
}

const dayMs = 24 * 3600 * 1000;
const past = 120 * dayMs;
const future = 60 * dayMs;

/** Visits that are read, of all dogs, and that are kept for each. */
const maxRead = 60;
const maxKept = 4;

/** The latest and next visits of each dog, by dog ID. */
export async function recentVisits(ownerId: string, timeZone: string): Promise<Map<string, VisitFacts[]>> {
  const moment = now().getTime();
  const [from, to] = [moment - past, moment + future].map((each) => new Date(each).toISOString());
  const byDog = new Map<string, VisitFacts[]>();
  let read = 0;
  for await (const { dogId, startsAt, title, status } of listInstances(ownerId, {
    from: from ?? '',
    to: to ?? '',
    pageSize: maxRead,
  })) {
    const visit = { date: localDate(new Date(startsAt), timeZone), title, status };
    byDog.set(dogId, [...(byDog.get(dogId) ?? []), visit].slice(-maxKept));
    read += 1;
    if (read === maxRead) break;
  }
  return byDog;
}
