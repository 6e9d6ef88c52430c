import type { AppointmentReminderDue } from '#events/appointments.ts';
import type { DetailOf } from '#events/event.ts';
import { seriesOf, seriesOfVisit } from '#functions/appointments/series-of.ts';
import { partsOf } from '#functions/appointments/visit.ts';
import { type SeriesRow, Visits } from '#functions/entities/appointments.ts';
import { Dogs } from '#functions/entities/dogs.ts';
import { type Owner, Owners } from '#functions/entities/owners.ts';

/** What a reminder says. */
export interface RemindedVisit {
  title: string;
  vetName: string | undefined;
  dogId: string;
  dogName: string;
  startsAt: Date;
  /** The owner's. */
  timeZone: string;
}

/**
 * Reads the visit of a reminder, without the libraries that calculate repeating visits.
 * @returns undefined if it is gone, is not scheduled, or starts at another time
 */
export async function findRemindedVisit({
  ownerId,
  appointmentId: id,
  startsAt,
}: DetailOf<typeof AppointmentReminderDue>): Promise<{ owner: Owner; visit: RemindedVisit } | undefined> {
  const { data: row } = await Visits.get({ ownerId, startsAt, id }).go({ consistent: true });
  if (row && (row.kind !== 'visit' || row.status !== 'scheduled')) return undefined;
  const content = row ?? (await seriesAt(ownerId, id, startsAt));
  if (!content) return undefined;
  const { title, vetName, dogId } = content;
  const [{ data: owner }, { data: dog }] = await Promise.all([
    Owners.get({ id: ownerId }).go({ consistent: true }),
    Dogs.get({ ownerId, id: dogId }).go({ consistent: true }),
  ]);
  if (!owner || !dog) return undefined;
  const { timeZone } = owner;
  return { owner, visit: { title, vetName, dogId, dogName: dog.name, startsAt: new Date(startsAt), timeZone } };
}

/** The series of a visit without a row of its own, if that has visits on its day and at its time of day. */
async function seriesAt(ownerId: string, id: string, startsAt: string): Promise<SeriesRow | undefined> {
  const series = seriesOfVisit(await seriesOf(ownerId, startsAt), { id, startsAt, originalStartsAt: startsAt });
  const first = series?.localStart.replaceAll(/[-:]/g, '') ?? '';
  const visit = partsOf(id)?.localStart ?? '';
  return visit >= first && visit.slice(-6) === first.slice(-6) ? series : undefined;
}
