import { visitsOf } from '#functions/appointments/series.ts';
import { seriesOf, seriesOfVisit } from '#functions/appointments/series-of.ts';
import { positionOf, type Visit } from '#functions/appointments/visit.ts';
import { type SeriesRow, type VisitRow, Visits } from '#functions/entities/appointments.ts';

/** Which visits to read. */
export interface Range {
  /** The first start, or the position of the visit before the first. */
  from: string;
  /** The first start after the range. */
  to: string;
  /** Rows of the first query. Default: 100, as for the next ones. */
  pageSize?: number;
  /** Leaves out the visits that follow from a series, which are all scheduled. */
  storedOnly?: boolean;
}

const rowsPerQuery = 100;

type Entry = { position: string; row: VisitRow } | { position: string; visit: Visit };

async function* rowsBetween(ownerId: string, { from, to, pageSize = rowsPerQuery }: Range): AsyncGenerator<Entry> {
  const [startsAt = '', id = ''] = from.split('#');
  let limit = pageSize;
  let cursor: string | null = null;
  do {
    const page: { data: VisitRow[]; cursor: string | null } = await Visits.query
      .ofOwner({ ownerId })
      // An additional character sorts after the ID itself and before every greater ID.
      .between({ startsAt, id: `${id}!` }, { startsAt: to, id: '!' })
      .go({ limit, pages: 1, cursor, consistent: true });
    for (const row of page.data) yield { position: positionOf(row), row };
    cursor = page.cursor;
    limit = rowsPerQuery;
  } while (cursor);
}

function* entriesOf(series: SeriesRow, { from, to }: Range): Generator<Entry> {
  const [startsAt = ''] = from.split('#');
  for (const visit of visitsOf(series, startsAt)) {
    if (visit.startsAt >= to) return;
    if (positionOf(visit) > from) yield { position: positionOf(visit), visit };
  }
}

type Source = Iterator<Entry> | AsyncIterator<Entry>;

/**
 * Merges sorted sources, reading each only as far as needed. Of entries at one position, the first source wins.
 * @param heads the first entry of each source
 */
async function* merge(sources: Source[], heads: IteratorResult<Entry>[]): AsyncGenerator<Entry> {
  for (;;) {
    let first: Entry | undefined;
    for (const { done, value } of heads) if (!done && (!first || value.position < first.position)) first = value;
    if (!first) return;
    yield first;
    for (const [index, head] of heads.entries()) {
      const source = sources[index];
      if (source && !head.done && head.value.position === first.position) heads[index] = await source.next();
    }
  }
}

/** Reads an owner's visits in the order of time. Rows and the visits of series are read as they are needed. */
export async function* visitsBetween(ownerId: string, range: Range): AsyncGenerator<Visit> {
  if (range.from >= range.to) return;
  const rows = rowsBetween(ownerId, range);
  const [firstRow, all] = await Promise.all([rows.next(), seriesOf(ownerId, range.from.split('#')[0])]);
  const expanded = range.storedOnly ? [] : all.map((series) => entriesOf(series, range));
  const heads = [firstRow, ...expanded.map((visits) => visits.next())];
  for await (const entry of merge([rows, ...expanded], heads)) {
    if ('visit' in entry) yield entry.visit;
    else if (entry.row.kind === 'visit') {
      yield { ...entry.row, series: seriesOfVisit(all, entry.row), isStored: true };
    }
  }
}
