import type { InstanceRow, SeriesRow } from '#functions/entities/appointments.ts';

/** Rows of series and of their exceptions: what is stored before a change, or after the change. */
export interface SeriesRows {
  series: readonly SeriesRow[];
  instances: readonly InstanceRow[];
}

/** An exception of a series. It has one or both of its rows. */
export interface Exception {
  id: string;
  /** The start at which the recurrence rule places the instance, in ISO 8601 UTC. */
  slot: string;
  /** The row of an override. Undefined for a deleted instance, and for an override that was moved to the past. */
  override: InstanceRow | undefined;
  /** The row in the slot of a moved or deleted instance. */
  tombstone: InstanceRow | undefined;
}

/** Groups the rows of exceptions by instance, sorted by slot. */
export function groupExceptions(rows: readonly InstanceRow[]): Exception[] {
  const byId = Map.groupBy(rows, ({ id }) => id);
  const exceptions = [...byId].map(([id, all]): Exception => {
    const override = all.find(({ kind }) => kind === 'instance');
    const tombstone = all.find(({ kind }) => kind !== 'instance');
    const slot = (override ?? tombstone)?.originalStartsAt ?? '';
    return { id, slot, override, tombstone };
  });
  return exceptions.sort((one, other) => (one.slot < other.slot ? -1 : 1));
}

/** Returns the rows of an exception. */
export function listRows({ override, tombstone }: Exception): InstanceRow[] {
  return [override, tombstone].filter((row) => row !== undefined);
}

/** Builds the row that hides the calculated instance in a slot. */
export function buildTombstone(row: InstanceRow, kind: 'moved' | 'deleted'): InstanceRow {
  const { description: _description, vetName: _vetName, originalStartsAt = row.startsAt, ...rest } = row;
  return { ...rest, kind, startsAt: originalStartsAt, originalStartsAt };
}
