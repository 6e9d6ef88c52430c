import * as z from 'zod/mini';

/** Fields of form schemas. The input of a field is the typed text, and its output is a value of the API. */

/**
 * Creates a field that is typed as text.
 * @param rule the contract's rule for the value
 * @param parse converts the text to the value that `rule` checks; by default, the text is the value
 */
export function fromText<Value, Parsed>(
  rule: z.ZodMiniType<Value, Parsed>,
  parse: (typed: string) => unknown = (typed) => typed,
): z.ZodMiniType<Value, string> {
  const convert = z.transform((typed: string) => parse(typed)) as z.ZodMiniType<Parsed, string>;
  return z.pipe(z.string(), z.pipe(convert, rule));
}

/**
 * Creates a field that keeps its saved value while its text is unchanged, even if the text is less precise.
 * @param before the text of the saved value; undefined if there is none
 */
export function keepUnchanged<Value>(
  rule: z.ZodMiniType<Value, string>,
  before: string | undefined,
  value: Value,
): z.ZodMiniType<Value, string> {
  return z.pipe(
    z.string(),
    z.transform((typed: string, context): Value => {
      if (typed === before) return value;
      const { data, error } = rule.safeParse(typed);
      for (const { message } of error?.issues ?? []) context.issues.push({ code: 'custom', message, input: typed });
      return error ? z.NEVER : data;
    }),
  );
}

/**
 * Matches a decimal number, which may have a minus sign and one point or comma, and an empty text. Excludes `0x10` and
 * `1e1`, which `Number()` accepts.
 */
const decimal = /^(-?(\d+([.,]\d*)?|[.,]\d+))?$/;

/** Parses a typed number with a decimal point or comma. Returns 0 for a blank text and NaN for an invalid number. */
export function parseDecimal(typed: string): number {
  const trimmed = typed.trim();
  return decimal.test(trimmed) ? Number(trimmed.replace(',', '.')) : Number.NaN;
}

/** Parses a typed whole number. Returns NaN for a blank text and for a text with any character that is not a digit. */
export function parseDigits(typed: string): number {
  return /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}

/** Converts a typed text to an optional text of the API: null if the text is empty. */
export function blankToNull(typed: string): string | null {
  return typed || null;
}
