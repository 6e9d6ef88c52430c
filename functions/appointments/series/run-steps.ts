import { ulid } from 'ulid';
import type { ChangedPart } from '#functions/appointments/series/changed-part.ts';
import type { Change } from '#functions/appointments/series/replace-rows.ts';
import { groupExceptions, type SeriesRows } from '#functions/appointments/series/series-rows.ts';
import { saveUndoStep, writeChange } from '#functions/appointments/series/undo.ts';
import { now } from '#functions/core/clock.ts';
import { transact, type Write } from '#functions/core/data/table.ts';

/** DynamoDB's limit on the writes of a transaction. */
const maxWrites = 100;

/** Room in a transaction for the idempotency record, the undo step and the owner's counter of series. */
const extraWrites = 3;

/** How many exceptions a transaction changes if the change needs several. Each one needs up to 7 writes. */
const exceptionsPerStep = 11;

/** The maximum length of an undo step in JSON. A character needs up to 4 bytes, and a row has at most 400 KB. */
const maxStepLength = 90_000;

/** Stores the transactions of a change for Undo. Create it before the first attempt, which may end in a conflict. */
export class UndoLog {
  readonly undoId = ulid(now().getTime());
  #steps = 0;

  /** Returns the write that stores the next step. */
  save(ownerId: string, change: Change): Write {
    this.#steps += 1;
    return saveUndoStep(ownerId, this.undoId, this.#steps, change);
  }
}

export interface StepOptions<Result> {
  /** Where to store the change for Undo. Without it, the change cannot be undone. */
  undo?: UndoLog | undefined;
  /** Returns further writes for the last transaction. */
  onDone?: (result: Result) => Write[];
}

/**
 * Changes a part of a series: in one transaction if possible, otherwise from the last exceptions to the first ones. Each
 * of these transactions leaves a valid series whose later part has changed, so a repeated request changes the rest.
 * @param change calculates the rows after the change of a part. `isWhole` is false if several transactions are needed
 * @throws VersionConflict if the rows have changed since they were read
 */
export async function runSteps<Result extends { rows: SeriesRows }>(
  part: ChangedPart,
  change: (part: ChangedPart, isWhole: boolean) => Result,
  { undo, onDone }: StepOptions<Result>,
): Promise<Result> {
  const { ownerId } = part.segment;
  const stored = { series: [part.segment], instances: part.exceptions };
  const run = async (step: Change, more: Write[], writes: Write[]) =>
    transact([...more, ...writes, ...(undo ? [undo.save(ownerId, step)] : [])]);

  const whole = change(part, true);
  const only = { before: stored, after: whole.rows };
  const writes = await writeChange(ownerId, only);
  if (writes.length <= maxWrites - extraWrites && JSON.stringify(only).length <= maxStepLength) {
    await run(only, onDone?.(whole) ?? [], writes);
    return whole;
  }

  let before: SeriesRows = stored;
  for (const later of splitPart(part)) {
    const after = change(later, false).rows;
    await run({ before, after }, [], await writeChange(ownerId, { before, after }));
    before = after;
  }
  const last = change(part, false);
  const rest = { before, after: last.rows };
  await run(rest, onDone?.(last) ?? [], await writeChange(ownerId, rest));
  return last;
}

/** Returns parts that start later, each with some more exceptions than the one before. */
function splitPart(part: ChangedPart): ChangedPart[] {
  const slots = groupExceptions(part.exceptions)
    .map(({ slot }) => slot)
    .filter((slot) => slot >= part.exceptionsFrom)
    .reverse();
  const bounds = slots.filter((_, place) => place % exceptionsPerStep === exceptionsPerStep - 1);
  return bounds.map((slot) => ({
    ...part,
    from: slot > part.from ? slot : part.from,
    exceptionsFrom: slot,
    isPartial: true,
  }));
}
