import * as z from 'zod/mini';

/** The draft of a record's form: what was typed but not saved. */
export const RecordDraft = z.object({
  /** The record that was being edited, and its version; null for a new record. */
  record: z.nullable(z.object({ id: z.string(), updatedAt: z.string() })),
  /** The typed values, by field name. */
  values: z.record(z.string(), z.unknown()),
});
export type RecordDraft = z.output<typeof RecordDraft>;

/** Returns the start of the IDs of a form's drafts. */
export function toRecordDraftStart(form: string): string {
  return `${form}.`;
}

/** Returns the ID of the draft of a record's form; without a record, of the form for a new one. */
export function toRecordDraftId(form: string, record: { id: string } | undefined): string {
  return toRecordDraftStart(form) + (record?.id ?? 'new');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns a form's stored values. A value whose type differs from the type of its default is left out, because storage
 * can be tampered with.
 */
export function restoreValues<Values extends object>(defaults: Values, stored: Record<string, unknown>): Values {
  const restored = Object.entries(defaults).map(([name, value]): [string, unknown] => {
    const found = stored[name];
    if (isRecord(value)) return [name, isRecord(found) ? restoreValues(value, found) : value];
    return [name, typeof found === typeof value ? found : value];
  });
  return Object.fromEntries(restored) as Values;
}
