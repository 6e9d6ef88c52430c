import { elapsed } from '#functions/core/clock.ts';
import { remove, transact, type Write } from '#functions/core/table.ts';
import { AppointmentSeries, VisitPointers, type VisitRow, Visits } from '#functions/entities/appointments.ts';

/** Leaves the rest of the Lambda's 30 seconds to the last transaction. */
const maxMs = 20_000;

/** Rows per query, and per transaction, which has room for 100 writes. */
const batchSize = 50;

/**
 * Deletes the appointments of a deleted dog. Their reminders find no appointment when they are due.
 * @throws Error when time runs out; the next delivery of the event goes on
 */
export async function removeDogsAppointments(ownerId: string, dogId: string): Promise<void> {
  const end = elapsed() + maxMs;
  const { data: series } = await AppointmentSeries.query.ofOwner({ ownerId }).go({ pages: 'all', consistent: true });
  for (const { dogId: ofDog, endsAt, id } of series) {
    if (ofDog === dogId) await AppointmentSeries.delete({ ownerId, endsAt, id }).go();
  }
  let cursor: string | null = null;
  do {
    const page: { data: VisitRow[]; cursor: string | null } = await Visits.query
      .ofOwner({ ownerId })
      .go({ limit: batchSize, pages: 1, cursor, consistent: true });
    const writes = page.data.filter((row) => row.dogId === dogId).flatMap(removeRow);
    if (writes.length > 0) await transact(writes);
    cursor = page.cursor;
    if (cursor && elapsed() > end) throw new Error('More appointments are left. The next delivery goes on.');
  } while (cursor);
}

function removeRow({ ownerId, startsAt, id, kind }: VisitRow): Write[] {
  const row = remove(Visits.delete({ ownerId, startsAt, id }).params());
  // The pointer of a moved visit goes with the row at its new place.
  return kind === 'moved' ? [row] : [row, remove(VisitPointers.delete({ ownerId, id }).params())];
}
