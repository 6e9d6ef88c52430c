import type { Instance } from '#functions/appointments/instances/instance.ts';
import { queueInstanceReminder } from '#functions/appointments/reminders/reminder-queue.ts';
import { put, remove, update, type Write } from '#functions/core/data/table.ts';
import { VersionConflict } from '#functions/core/data/version-conflict.ts';
import { requireDog } from '#functions/dogs/require-dog.ts';
import { AppointmentSeries, InstanceLookups, type InstanceRow, Instances } from '#functions/entities/appointments.ts';

const conflict = () => new VersionConflict();

/** Returns the write that increments `exceptionCount`, if the instance becomes an exception of its series. */
export function countException({ isStored, series }: Instance): Write[] {
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

/** Returns the write that stores a row. Fails with VersionConflict if the row has changed since `before` was read. */
function putRow(row: InstanceRow, before?: Instance): Write {
  const written = before?.isStored
    ? Instances.put(row).where(({ sequence }, { eq }) => eq(sequence, before.sequence))
    : Instances.put(row).where(({ id }, { notExists }) => notExists(id));
  return put(written.params(), conflict);
}

/** Returns the write that deletes a row. Fails with VersionConflict if the row has changed since it was read. */
export function deleteRow(read: Pick<InstanceRow, 'ownerId' | 'startsAt' | 'id' | 'sequence'>): Write {
  const { ownerId, startsAt, id } = read;
  const deletion = Instances.delete({ ownerId, startsAt, id })
    .where(({ sequence }, { eq }) => eq(sequence, read.sequence))
    .params();
  return remove(deletion, conflict);
}

/** Returns the writes that remove an instance from its time. A tombstone in its slot hides the calculated instance. */
function vacateSlot(before: Instance, kind: 'moved' | 'deleted'): Write[] {
  const { startsAt, originalStartsAt } = before;
  if (!originalStartsAt) return [deleteRow(before)];
  const { description: _description, vetName: _vetName, ...row } = toRow(before);
  const tombstone: InstanceRow = { ...row, kind, startsAt: originalStartsAt, sequence: before.sequence + 1 };
  if (startsAt === originalStartsAt) return [putRow(tombstone, before)];
  // The instance was moved before, so the slot already has a tombstone.
  return [deleteRow(before), ...(kind === 'deleted' ? [put(Instances.put(tombstone).params())] : [])];
}

/** Returns the write that stores an instance's lookup. Without `startsAt`, it marks the instance as deleted. */
export function putLookup(
  { ownerId, id, originalStartsAt }: Pick<InstanceRow, 'ownerId' | 'id' | 'originalStartsAt'>,
  startsAt?: string,
): Write {
  return put(InstanceLookups.put({ ownerId, id, startsAt, originalStartsAt }).params());
}

/** Returns the writes that add a single appointment. */
export function addInstance(instance: Instance): Write[] {
  return [
    requireDog(instance.ownerId, instance.dogId),
    putRow(toRow(instance)),
    putLookup(instance, instance.startsAt),
    ...queueInstanceReminder(undefined, instance),
  ];
}

/**
 * Returns the writes that replace or move an instance. They fail with VersionConflict if the instance has changed since
 * `before` was read.
 */
export function replaceInstance(before: Instance, after: Instance): Write[] {
  const hasMoved = before.startsAt !== after.startsAt;
  const returns = hasMoved && after.startsAt === after.originalStartsAt;
  return [
    ...(before.dogId === after.dogId && !hasMoved ? [] : [requireDog(after.ownerId, after.dogId)]),
    ...countException(before),
    ...(hasMoved ? vacateSlot(before, 'moved') : []),
    // An instance that returns to its slot replaces the tombstone.
    returns ? put(Instances.put(toRow(after)).params()) : putRow(toRow(after), hasMoved ? undefined : before),
    ...(before.isStored && !hasMoved ? [] : [putLookup(after, after.startsAt)]),
    ...queueInstanceReminder(before, after),
  ];
}

/** Returns the writes that delete an instance. They fail with VersionConflict if the instance has changed since. */
export function removeInstance(before: Instance): Write[] {
  const { ownerId, id, originalStartsAt } = before;
  return [
    ...countException(before),
    ...vacateSlot(before, 'deleted'),
    originalStartsAt ? putLookup(before) : remove(InstanceLookups.delete({ ownerId, id }).params()),
  ];
}
