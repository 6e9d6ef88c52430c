import * as z from 'zod/mini';

/** The draft of a record's form that was interrupted. */
export const RecordDraft = z.object({
  /** Which version of which record was being edited; null for a new one. */
  record: z.nullable(z.object({ id: z.string(), updatedAt: z.string() })),
  /** What was typed, by field. */
  values: z.record(z.string(), z.unknown()),
});
export type RecordDraft = z.output<typeof RecordDraft>;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The stored values of a form, where they have the same type as its default values. Storage can be tampered with, so others
 * are left out.
 */
export function restoreValues<Values extends object>(defaults: Values, stored: Record<string, unknown>): Values {
  const restored = Object.entries(defaults).map(([name, value]): [string, unknown] => {
    const found = stored[name];
    if (isRecord(value)) return [name, isRecord(found) ? restoreValues(value, found) : value];
    return [name, typeof found === typeof value ? found : value];
  });
  return Object.fromEntries(restored) as Values;
}
