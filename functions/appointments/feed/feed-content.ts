import type { Feed } from '#functions/appointments/feed/find-feed.ts';
import { listLatestSeries } from '#functions/appointments/series/list-series.ts';
import { now } from '#functions/core/clock.ts';
import { AppointmentSeries, type InstanceRow, Instances, type SeriesRow } from '#functions/entities/appointments.ts';
import { Dogs } from '#functions/entities/dogs.ts';
import { appointmentBounds } from '#shared/contract/appointment-times.ts';

/** The data from which the events of a feed are built. */
export interface FeedContent {
  /** The series that end at or after `from`, sorted by end. */
  series: readonly SeriesRow[];
  /** All rows of instances from `from` to `end`, sorted by time. */
  rows: readonly InstanceRow[];
  /** The names of the dogs in the feed, by ID. */
  dogNames: ReadonlyMap<string, string>;
  /** Inclusive: the start of the feed, in ISO 8601 UTC. */
  from: string;
  /** The start of the current month, in ISO 8601 UTC. */
  month: string;
  /** Exclusive: the end of the feed. Set only if the owner has more rows than a feed may contain. */
  end?: string;
  /** Exclusive: the end for a series that is listed as single events instead of a recurrence rule. */
  horizon: string;
}

/** How many rows of instances a feed has at most. Reading a row takes as long as calculating and rendering two events. */
const maxRows = 1000;

/** How many series a feed has at most. Owners have up to 50 that have not ended. */
const maxSeriesInFeed = 100;

/** How many years ahead a series is listed if it is listed as single events instead of a recurrence rule. */
const yearsAhead = 3;

/** A year after every appointment. It sorts after every start. */
const lastMoment = String(Number(appointmentBounds.lastDay.slice(0, 4)) + 2);

/** Reads the content of a feed, from the start of last year on, so that the start of the feed changes once a year. */
export async function readFeedContent({ ownerId, dog }: Feed): Promise<FeedContent> {
  const at = now();
  const year = at.getUTCFullYear();
  const lastYear = new Date(Date.UTC(year - 1, 0)).toISOString();
  const month = new Date(Date.UTC(year, at.getUTCMonth())).toISOString();
  const horizon = new Date(Date.UTC(year + yearsAhead, 0)).toISOString();
  const [dogNames, series, { from, ...rows }] = await Promise.all([
    dog ? new Map([[dog.id, dog.name]]) : listDogNames(ownerId),
    listLatestSeries(ownerId, lastYear, maxSeriesInFeed),
    listRows(ownerId, lastYear, month),
  ]);
  return { series: series.filter(({ endsAt }) => endsAt >= from), ...rows, dogNames, from, month, horizon };
}

/** Reads all visits of an owner, for a calendar that the owner keeps. */
export async function readAllContent(ownerId: string): Promise<FeedContent> {
  const at = now();
  const from = new Date(0).toISOString();
  const [dogNames, { data: series }, { data: rows }] = await Promise.all([
    listDogNames(ownerId),
    AppointmentSeries.query.ofOwner({ ownerId }).go({ pages: 'all', consistent: true }),
    Instances.query.ofOwner({ ownerId }).go({ pages: 'all', consistent: true }),
  ]);
  const month = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth())).toISOString();
  const horizon = new Date(Date.UTC(at.getUTCFullYear() + yearsAhead, 0)).toISOString();
  return { dogNames, series, rows, from, month, horizon };
}

async function listDogNames(ownerId: string): Promise<Map<string, string>> {
  const { data } = await Dogs.query.ofOwner({ ownerId }).go({ pages: 'all', consistent: true });
  return new Map(data.map(({ id, name }) => [id, name]));
}

/** The rows of a feed, and the period in which they are all the rows of the owner. */
type Rows = Pick<FeedContent, 'rows' | 'from' | 'end'>;

/**
 * Lists the rows of a feed. The rows of the current month and later come first: if the owner has more older rows than fit
 * into the feed, the feed starts with the current month. If these rows alone are too many, the feed ends early.
 */
async function listRows(ownerId: string, lastYear: string, month: string): Promise<Rows> {
  const upcoming = await listRowsBetween(ownerId, month, lastMoment, maxRows);
  if (upcoming.end !== undefined) return { ...upcoming, from: month };
  const past = await listRowsBetween(ownerId, lastYear, month, maxRows - upcoming.rows.length);
  if (past.end !== undefined) return { ...upcoming, from: month };
  return { rows: [...past.rows, ...upcoming.rows], from: lastYear };
}

/**
 * Lists the first `limit` rows from `from` (inclusive) to `to` (exclusive), or fewer if they have more than 1 MB. If
 * there are more rows, `end` is the start of the first omitted one.
 */
async function listRowsBetween(ownerId: string, from: string, to: string, limit: number): Promise<Omit<Rows, 'from'>> {
  const { data, cursor } = await Instances.query
    .ofOwner({ ownerId })
    .between({ startsAt: from, id: '' }, { startsAt: to, id: '' })
    .go({ limit: limit + 1, pages: 1, consistent: true });
  const next = cursor ? data.at(-1) : undefined;
  return next ? { rows: data.filter(({ startsAt }) => startsAt < next.startsAt), end: next.startsAt } : { rows: data };
}
