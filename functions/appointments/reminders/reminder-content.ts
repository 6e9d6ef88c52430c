import { AppointmentReminderDue } from '#events/appointments.ts';
import type { DetailOf } from '#events/event.ts';
import { compactLocalStart, parseInstanceId } from '#functions/appointments/instances/instance.ts';
import { findSegment, listSeries } from '#functions/appointments/series/list-series.ts';
import { Instances, type SeriesRow } from '#functions/entities/appointments.ts';
import { Dogs } from '#functions/entities/dogs.ts';
import { type Owner, Owners } from '#functions/entities/owners.ts';

/** The content of a reminder. */
export interface ReminderContent {
  title: string;
  notes: string | undefined;
  vetName: string | undefined;
  dogId: string;
  dogName: string;
  startsAt: Date;
  /** The owner's time zone. */
  timeZone: string;
}

/**
 * Reads the content of a reminder. Does not load the libraries that calculate recurrence rules.
 * @returns undefined if the instance was deleted, is not scheduled or starts at another time, or if its owner or dog
 *   was deleted
 */
export async function findReminderContent({
  ownerId,
  appointmentId: id,
  startsAt,
}: DetailOf<typeof AppointmentReminderDue>): Promise<{ owner: Owner; content: ReminderContent } | undefined> {
  const { data: row } = await Instances.get({ ownerId, startsAt, id }).go({ consistent: true });
  if (row && (row.kind !== 'instance' || row.status !== 'scheduled')) return undefined;
  const details = row ?? (await findSegmentAt(ownerId, id, startsAt));
  if (!details) return undefined;
  const { title, description: notes, vetName, dogId } = details;
  const [{ data: owner }, { data: dog }] = await Promise.all([
    Owners.get({ id: ownerId }).go({ consistent: true }),
    Dogs.get({ ownerId, id: dogId }).go({ consistent: true }),
  ]);
  if (!owner || !dog) return undefined;
  const { timeZone } = owner;
  return {
    owner,
    content: { title, notes, vetName, dogId, dogName: dog.name, startsAt: new Date(startsAt), timeZone },
  };
}

/** Whether the visit of a reminder is still planned for the same time. Gets the details of `AppointmentReminderDue`. */
export async function isReminderDue(cause: Readonly<Record<string, string>>): Promise<boolean> {
  return (await findReminderContent(AppointmentReminderDue.detail.parse(cause))) !== undefined;
}

/** Finds the segment of an instance without a row. The segment must repeat at the same time of day as the instance. */
async function findSegmentAt(ownerId: string, id: string, startsAt: string): Promise<SeriesRow | undefined> {
  const series = findSegment(await listSeries(ownerId, startsAt), { id, startsAt, originalStartsAt: startsAt });
  const first = compactLocalStart(series?.localStart ?? '');
  const slot = parseInstanceId(id)?.localStart ?? '';
  return slot >= first && slot.slice(-6) === first.slice(-6) ? series : undefined;
}
