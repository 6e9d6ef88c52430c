/** One field that reads differently in two versions of a record. */
export interface FieldDiff {
  label: string;
  mine: string;
  latest: string;
}

/** How one field of a record is compared: its label, and its value as people read it. */
export interface DiffField<Value> {
  label: string;
  format: (value: Value) => string;
}

/** The fields that read differently in what was typed and in the version someone else has saved. */
export function diffFields<Value>(mine: Value, latest: Value, fields: readonly DiffField<Value>[]): FieldDiff[] {
  return fields
    .map(({ label, format }) => ({ label, mine: format(mine), latest: format(latest) }))
    .filter((field) => field.mine !== field.latest);
}
