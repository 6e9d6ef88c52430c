import * as z from 'zod/mini';

/** Fields of form schemas whose input is text, as it is typed, and whose output is a value of the API. */

/**
 * A field that is typed as text.
 * @param rule the contract's rule for the value
 * @param parse converts the text to the value that the rule checks; without it, the text is the value
 */
export function fromText<Value, Parsed>(
  rule: z.ZodMiniType<Value, Parsed>,
  parse: (typed: string) => unknown = (typed) => typed,
): z.ZodMiniType<Value, string> {
  const convert = z.transform((typed: string) => parse(typed)) as z.ZodMiniType<Parsed, string>;
  return z.pipe(z.string(), z.pipe(convert, rule));
}

/**
 * A field that keeps its saved value as long as its text is unchanged, also if the text is less exact.
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

/** Decimal digits with one point or comma. Excludes `0x10` and `1e1`, which Number() accepts. */
const decimal = /^(-?(\d+([.,]\d*)?|[.,]\d+))?$/;

/** Parses a typed number with a decimal point or comma: blank is 0, an invalid one NaN. */
export function parseDecimal(typed: string): number {
  const trimmed = typed.trim();
  return decimal.test(trimmed) ? Number(trimmed.replace(',', '.')) : Number.NaN;
}

/** Parses typed digits: NaN if there is anything else, or nothing. */
export function parseDigits(typed: string): number {
  return /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}

/** An optional text of the API: null if it is blank. */
export function blankToNull(typed: string): string | null {
  return typed || null;
}
