/** A field whose displayed text differs between two versions of a record. */
export interface FieldDiff {
  label: string;
  mine: string;
  latest: string;
}

/** How to compare a field: its label, and a function that returns its displayed text. */
export interface DiffField<Value> {
  label: string;
  format: (value: Value) => string;
}

/**
 * Returns the fields whose texts differ between the form (`mine`) and the latest saved version.
 * @param labels the label of each field
 */
export function diffTexts<Name extends string>(
  mine: Readonly<Record<Name, string>>,
  latest: Readonly<Record<Name, string>>,
  labels: Readonly<Record<Name, string>>,
): FieldDiff[] {
  const fields = Object.entries<string>(labels).map(([name, label]) => ({
    label,
    format: (values: typeof mine) => values[name as Name].trim() || 'Not set',
  }));
  return diffFields(mine, latest, fields);
}

/** Returns the fields whose displayed texts differ between the form (`mine`) and the latest saved version. */
export function diffFields<Value>(mine: Value, latest: Value, fields: readonly DiffField<Value>[]): FieldDiff[] {
  return fields
    .map(({ label, format }) => ({ label, mine: format(mine), latest: format(latest) }))
    .filter((field) => field.mine !== field.latest);
}
