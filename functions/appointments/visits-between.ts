import type { Visit } from '#functions/appointments/visit.ts';
import { type VisitRow, Visits } from '#functions/entities/appointments.ts';

/** Where and how much to read. */
export interface Range {
  /** The first start, or the position of the visit before the first. */
  from: string;
  /** The first start after the range. */
  to: string;
  /** Rows per query. Default: 100. */
  pageSize?: number;
}

async function* rowsBetween(ownerId: string, { from, to, pageSize = 100 }: Range): AsyncGenerator<VisitRow> {
  const [startsAt = '', id = ''] = from.split('#');
  let cursor: string | null = null;
  do {
    const page: { data: VisitRow[]; cursor: string | null } = await Visits.query
      .ofOwner({ ownerId })
      // An additional character sorts after the ID itself and before every greater ID.
      .between({ startsAt, id: `${id}!` }, { startsAt: to, id: '!' })
      .go({ limit: pageSize, pages: 1, cursor, consistent: true });
    yield* page.data;
    cursor = page.cursor;
  } while (cursor);
}

/** Reads an owner's visits in the order of time, page by page as they are needed. */
export async function* visitsBetween(ownerId: string, range: Range): AsyncGenerator<Visit> {
  if (range.from >= range.to) return;
  for await (const row of rowsBetween(ownerId, range)) {
    if (row.kind === 'visit') yield { ...row, isStored: true };
  }
}
