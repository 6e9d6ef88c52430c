import { formatPosition, type Instance } from '#functions/appointments/instances/instance.ts';
import { findSegment, listSeries } from '#functions/appointments/series/list-series.ts';
import { iterateInstances } from '#functions/appointments/series/recurrence.ts';
import { type InstanceRow, Instances, type SeriesRow } from '#functions/entities/appointments.ts';

/** The range of instances to read. */
export interface Range {
  /** Where the range starts: at an instant (inclusive), or after the position of the previous page's last instance. */
  from: string;
  /** The instant at which the range ends (exclusive). */
  to: string;
  /** The number of rows that the first query reads. Default: 100, which is also the number for each later query. */
  pageSize?: number;
  /** Whether to omit calculated instances, which are all scheduled. */
  storedOnly?: boolean;
}

const rowsPerQuery = 100;

type Entry = { position: string; row: InstanceRow } | { position: string; instance: Instance };

async function* iterateRows(ownerId: string, { from, to, pageSize = rowsPerQuery }: Range): AsyncGenerator<Entry> {
  const [startsAt = '', id = ''] = from.split('#');
  let limit = pageSize;
  let cursor: string | null = null;
  do {
    const page: { data: InstanceRow[]; cursor: string | null } = await Instances.query
      .ofOwner({ ownerId })
      // The appended `!` excludes the ID itself: `<ID>!` sorts after the ID and before every greater ID.
      .between({ startsAt, id: `${id}!` }, { startsAt: to, id: '!' })
      .go({ limit, pages: 1, cursor, consistent: true });
    for (const row of page.data) yield { position: formatPosition(row), row };
    cursor = page.cursor;
    limit = rowsPerQuery;
  } while (cursor);
}

function* iterateSeries(series: SeriesRow, { from, to }: Range): Generator<Entry> {
  const [startsAt = ''] = from.split('#');
  for (const instance of iterateInstances(series, startsAt)) {
    if (instance.startsAt >= to) return;
    if (formatPosition(instance) > from) yield { position: formatPosition(instance), instance };
  }
}

type Source = Iterator<Entry> | AsyncIterator<Entry>;

/**
 * Merges sorted sources, and reads each source only as far as needed. If several sources have an entry at the same
 * position, yields only the entry of the first source.
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

/** Lists an owner's instances, sorted by time. Reads rows and expands series only as far as the caller iterates. */
export async function* listInstances(ownerId: string, range: Range): AsyncGenerator<Instance> {
  if (range.from >= range.to) return;
  const rows = iterateRows(ownerId, range);
  const [firstRow, all] = await Promise.all([rows.next(), listSeries(ownerId, range.from.split('#')[0])]);
  const expanded = range.storedOnly ? [] : all.map((series) => iterateSeries(series, range));
  const heads = [firstRow, ...expanded.map((instances) => instances.next())];
  for await (const entry of merge([rows, ...expanded], heads)) {
    if ('instance' in entry) yield entry.instance;
    else if (entry.row.kind === 'instance') yield { ...entry.row, series: findSegment(all, entry.row), isStored: true };
  }
}
