import type { Instance } from '#functions/appointments/instances/instance.ts';
import { queueInstanceReminder } from '#functions/appointments/reminders/reminder-queue.ts';
import { put, remove, update, type Write } from '#functions/core/data/table.ts';
import { VersionConflict } from '#functions/core/data/version-conflict.ts';
import { requireDog } from '#functions/dogs/require-dog.ts';
import { AppointmentSeries, InstanceLookups, type InstanceRow, Instances } from '#functions/entities/appointments.ts';

const conflict = () => new VersionConflict();

/** The write that counts an instance of a series as an exception, which must be one only from now on. */
function countException({ isStored, series }: Instance): Write[] {
  if (isStored || !series) return [];
  const { ownerId, endsAt, id, sequence } = series;
  const counted = AppointmentSeries.patch({ ownerId, endsAt, id })
    .add({ exceptionCount: 1 })
    .where((row, { eq }) => eq(row.sequence, sequence))
    .params();
  return [update(counted, conflict)];
}

function toRow({ series: _series, isStored: _isStored, ...row }: Instance): InstanceRow {
  return { ...row, kind: 'instance' };
}

/** The write that puts a row, which must not have changed since `before` was read. */
function putRow(row: InstanceRow, before?: Instance): Write {
  const written = before?.isStored
    ? Instances.put(row).where(({ sequence }, { eq }) => eq(sequence, before.sequence))
    : Instances.put(row).where(({ id }, { notExists }) => notExists(id));
  return put(written.params(), conflict);
}

/** The write that deletes a row, which must not have changed since it was read. */
export function deleteRow(read: Pick<InstanceRow, 'ownerId' | 'startsAt' | 'id' | 'sequence'>): Write {
  const { ownerId, startsAt, id } = read;
  const deletion = Instances.delete({ ownerId, startsAt, id })
    .where(({ sequence }, { eq }) => eq(sequence, read.sequence))
    .params();
  return remove(deletion, conflict);
}

/** The writes that remove an instance from where it is. In its slot, a tombstone hides the calculated one. */
function vacateSlot(before: Instance, kind: 'moved' | 'deleted'): Write[] {
  const { startsAt, originalStartsAt } = before;
  if (!originalStartsAt) return [deleteRow(before)];
  const { description: _description, vetName: _vetName, ...row } = toRow(before);
  const tombstone: InstanceRow = { ...row, kind, startsAt: originalStartsAt, sequence: before.sequence + 1 };
  if (startsAt === originalStartsAt) return [putRow(tombstone, before)];
  // It was moved before, so the slot already has a tombstone.
  return [deleteRow(before), ...(kind === 'deleted' ? [put(Instances.put(tombstone).params())] : [])];
}

/** The write that sets the start by which the instance is found. Without one, the instance was deleted from its series. */
export function putLookup(
  { ownerId, id, originalStartsAt }: Pick<InstanceRow, 'ownerId' | 'id' | 'originalStartsAt'>,
  startsAt?: string,
): Write {
  return put(InstanceLookups.put({ ownerId, id, startsAt, originalStartsAt }).params());
}

/** The writes that add a single appointment. */
export function addInstance(instance: Instance): Write[] {
  return [
    requireDog(instance.ownerId, instance.dogId),
    putRow(toRow(instance)),
    putLookup(instance, instance.startsAt),
    ...queueInstanceReminder(undefined, instance),
  ];
}

/** The writes that replace an instance, which may move. They throw `VersionConflict` if it has changed since it was read. */
export function replaceInstance(before: Instance, after: Instance): Write[] {
  const hasMoved = before.startsAt !== after.startsAt;
  const returns = hasMoved && after.startsAt === after.originalStartsAt;
  return [
    ...(before.dogId === after.dogId && !hasMoved ? [] : [requireDog(after.ownerId, after.dogId)]),
    ...countException(before),
    ...(hasMoved ? vacateSlot(before, 'moved') : []),
    // In its slot, it replaces the tombstone.
    returns ? put(Instances.put(toRow(after)).params()) : putRow(toRow(after), hasMoved ? undefined : before),
    ...(before.isStored && !hasMoved ? [] : [putLookup(after, after.startsAt)]),
    ...queueInstanceReminder(before, after),
  ];
}

/** The writes that delete an instance. They throw `VersionConflict` if it has changed since it was read. */
export function removeInstance(before: Instance): Write[] {
  const { ownerId, id, originalStartsAt } = before;
  return [
    ...countException(before),
    ...vacateSlot(before, 'deleted'),
    originalStartsAt ? putLookup(before) : remove(InstanceLookups.delete({ ownerId, id }).params()),
  ];
}
