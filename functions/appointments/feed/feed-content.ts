import type { Feed } from '#functions/appointments/feed/find-feed.ts';
import { listSeries } from '#functions/appointments/series/list-series.ts';
import { now } from '#functions/core/clock.ts';
import { type InstanceRow, Instances, type SeriesRow } from '#functions/entities/appointments.ts';
import { Dogs } from '#functions/entities/dogs.ts';
import { appointmentBounds } from '#shared/contract/appointments.ts';

/** The data from which the events of a feed are built. */
export interface FeedContent {
  /** The series that end at or after `from`. */
  series: readonly SeriesRow[];
  /** All rows of instances from `from` on, sorted by time. */
  rows: readonly InstanceRow[];
  /** The names of the dogs in the feed, by ID. */
  dogNames: ReadonlyMap<string, string>;
  /** Inclusive: the start of the feed, in ISO 8601 UTC. */
  from: string;
  /** Exclusive: the end of the feed. Set only if the owner has more rows than a feed may contain. */
  end?: string;
  /** Exclusive: the end for a series that is listed as single events instead of a recurrence rule. */
  horizon: string;
}

/** How many rows of instances a feed contains at most. */
const maxRows = 2000;

/** How many years ahead a series is listed if it is listed as single events instead of a recurrence rule. */
const yearsAhead = 3;

/** A year after every appointment. It sorts after every start. */
const lastMoment = String(Number(appointmentBounds.lastDay.slice(0, 4)) + 2);

/** Reads the content of a feed, from the start of last year on, so that the start of the feed changes once a year. */
export async function readFeedContent({ ownerId, dog }: Feed): Promise<FeedContent> {
  const year = now().getUTCFullYear();
  const from = new Date(Date.UTC(year - 1, 0)).toISOString();
  const horizon = new Date(Date.UTC(year + yearsAhead, 0)).toISOString();
  const [dogNames, series, rows] = await Promise.all([
    dog ? new Map([[dog.id, dog.name]]) : listDogNames(ownerId),
    listSeries(ownerId, from),
    listRows(ownerId, from),
  ]);
  return { series, ...rows, dogNames, from, horizon };
}

async function listDogNames(ownerId: string): Promise<Map<string, string>> {
  const { data } = await Dogs.query.ofOwner({ ownerId }).go({ pages: 'all', consistent: true });
  return new Map(data.map(({ id, name }) => [id, name]));
}

/** Lists the first `maxRows` rows. If the owner has more, `end` is the start of the first omitted row. */
async function listRows(ownerId: string, from: string): Promise<{ rows: InstanceRow[]; end?: string }> {
  const rows: InstanceRow[] = [];
  let cursor: string | null = null;
  do {
    const page: { data: InstanceRow[]; cursor: string | null } = await Instances.query
      .ofOwner({ ownerId })
      .between({ startsAt: from, id: '' }, { startsAt: lastMoment, id: '' })
      .go({ limit: maxRows - rows.length + 1, pages: 1, cursor, consistent: true });
    rows.push(...page.data);
    cursor = page.cursor;
  } while (cursor && rows.length <= maxRows);
  const next = rows[maxRows];
  if (!next) return { rows };
  return { rows: rows.filter(({ startsAt }) => startsAt < next.startsAt), end: next.startsAt };
}
