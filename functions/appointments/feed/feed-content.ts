import type { Feed } from '#functions/appointments/feed/find-feed.ts';
import { listSeries } from '#functions/appointments/series/list-series.ts';
import { now } from '#functions/core/clock.ts';
import { type InstanceRow, Instances, type SeriesRow } from '#functions/entities/appointments.ts';
import { Dogs } from '#functions/entities/dogs.ts';
import { appointmentBounds } from '#shared/contract/appointments.ts';

/** What a feed is made of. */
export interface FeedContent {
  /** The series that have not ended before `from`. */
  series: readonly SeriesRow[];
  /** All rows of instances from `from` on, in the order of time. */
  rows: readonly InstanceRow[];
  /** The names of the dogs in the feed, by ID. */
  dogNames: ReadonlyMap<string, string>;
  /** Inclusive: an ISO instant. */
  from: string;
  /** Exclusive: where the feed ends if there are too many rows. */
  end?: string;
  /** Exclusive: how far a series is listed that has no recurrence rule in the feed. */
  horizon: string;
}

/** Rows of instances in a feed. */
const maxRows = 2000;

/** How many years ahead a series is listed one by one. */
const yearsAhead = 3;

/** After every appointment. */
const lastMoment = String(Number(appointmentBounds.lastDay.slice(0, 4)) + 2);

/** Reads an owner's appointments from the start of last year on, which keeps the feed the same all year. */
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

/** Lists the first rows. If there are more, the feed ends before the last that was read. */
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
