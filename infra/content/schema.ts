import * as z from 'zod/mini';

/*
 * Building blocks for the schemas of content. All scalar values are strings, because YAML is read without its other
 * types: "no" is not false, and 2026-11-22 is not a time.
 */

/** A map with these keys and no others. The error message for an unknown key lists the known keys. */
export function fields<Shape extends Record<string, z.ZodMiniType>>(shape: Shape) {
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? Object.keys(shape).join(', ') : undefined),
  });
}

/**
 * A text on one line. The only placeholders that it may contain are `placeholders`, each in braces, such as `{pet}`.
 */
export function text(...placeholders: string[]) {
  return z.string().check(
    z.minLength(1, 'is empty'),
    z.refine((value) => !/\n|^\s|\s$/.test(value), 'must be one line without spaces around it'),
    z.refine((value) => findUnknownPlaceholders(value, placeholders).length === 0, {
      error: ({ input }) =>
        `has the unknown placeholder ${findUnknownPlaceholders(String(input), placeholders)[0]}${listChoices(placeholders)}`,
    }),
  );
}

function findUnknownPlaceholders(value: string, known: readonly string[]): string[] {
  return (value.match(/\{[^}]*\}?/g) ?? []).filter((placeholder) => !known.includes(placeholder));
}

/** One of several words. `name` says in error messages what the word is, such as "life stage". */
export function choice<const Value extends string>(name: string, values: readonly Value[]) {
  return z.enum(values, {
    error: ({ input }) => (input === undefined ? undefined : `unknown ${name} "${input}"${listChoices(values)}`),
  });
}

function listChoices(values: readonly string[]): string {
  return values.length > 0 && values.length <= 30 ? ` (${values.join(', ')})` : '';
}

/** A list with at least one item, and without duplicates. */
export function list<Item extends z.ZodMiniType>(item: Item) {
  return z.array(item).check(
    z.minLength(1, 'is empty'),
    z.refine((items) => new Set(items).size === items.length, 'has an item twice'),
  );
}

/** A number, such as "2.1". */
export const decimal = z.pipe(
  z.string().check(z.regex(/^\d+(\.\d+)?$/, 'must be a number')),
  z.transform((value) => Number(value)),
);

/** A range of whole numbers, such as "45-60". */
export const range = z.pipe(
  z.string().check(
    z.regex(/^\d+-\d+$/, 'must be a range such as 45-60'),
    z.refine((value) => {
      const [min = 0, max = 0] = value.split('-').map(Number);
      return min < max;
    }, 'must be a range from the lower number to the higher one'),
  ),
  z.transform((value) => {
    const [min = 0, max = 0] = value.split('-').map(Number);
    return { min, max };
  }),
);

/** A flag, whose only value is "true". A key whose value is false is left out. */
export const flag = z.pipe(
  z.literal('true', { error: ({ input }) => (input === undefined ? undefined : 'must be true or left out') }),
  z.transform(() => true as const),
);

/** A day, `YYYY-MM-DD`. */
export const day = z
  .string()
  .check(
    z.refine(
      (value) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
      'must be a day such as 2026-11-22',
    ),
  );

/** The address of a page. */
export const address = z
  .string()
  .check(
    z.refine(
      (value) => /^https?:\/\/\S+$/.test(value) && URL.canParse(value),
      'must be an address such as https://example.com',
    ),
  );
