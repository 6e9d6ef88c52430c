import * as z from 'zod/mini';

/** Zod schemas of the contract as JSON Schema 2020-12. */

export type Json = Record<string, unknown>;

/**
 * The JSON Schema of what is sent (`input`) or answered (`output`). A text that is trimmed before it is checked is a
 * pipe, of which zod shows the first half only when asked for the input: its limits are brought in from the second.
 */
export function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (io === 'input') Object.assign(jsonSchema, limitsOf(zodSchema));
    },
  }) as Json;
  return json;
}

/** What the second half of a text's pipe asks for, as far as it holds for the text as it is sent. */
function limitsOf({ _zod: { def } }: z.core.$ZodTypes): Json {
  if (def.type !== 'pipe' || !isText(def.in) || !isText(def.out) || !keepsInside(def.in)) return {};
  const { type: _, ...declared } = { ...formatOf(def.out), ...schemaOf(def.out, 'input') };
  return Object.keys(declared).length > 0 ? declared : lengthsOf(def.out);
}

function isText(schema: z.core.$ZodType): schema is z.ZodMiniString {
  return (schema as z.core.$ZodTypes)._zod.def.type === 'string';
}

/** The format that a text is checked for. Zod leaves it out where a pattern of our own is checked after it. */
function formatOf(schema: z.ZodMiniString): Json {
  const checks = (schema._zod.def.checks ?? []).map(({ _zod: { def } }) => def as { check: string; format?: string });
  const named = checks.find(({ check, format }) => check === 'string_format' && format === 'email');
  return named ? { format: named.format } : {};
}

/** Whether the first half changes no more than the ends and the case; a card number loses its spaces, for instance. */
function keepsInside(schema: z.ZodMiniString): boolean {
  const text = 'a - 1';
  return schema.safeParse(text).data === text;
}

/** Nothing longer is tried: no body is. */
const longest = 128 * 1024;

/**
 * The lengths of a text that are counted in code points, as JSON Schema counts and zod does not: they stand in
 * functions, so the shortest and the longest text that pass are looked for.
 */
function lengthsOf(schema: z.ZodMiniString): Json {
  const isTransient = (length: number) => schema.safeParse('a'.repeat(length)).success;
  const shortest = [0, 1, 2, 3, 4, 5, 6, 7, 8].find(isTransient);
  if (shortest === undefined) return {};
  let [fits, exceeds] = [shortest, shortest + 1];
  while (exceeds <= longest && isTransient(exceeds)) [fits, exceeds] = [exceeds, exceeds * 2];
  const isOpen = exceeds > longest;
  while (!isOpen && exceeds - fits > 1) {
    const middle = Math.floor((fits + exceeds) / 2);
    if (isTransient(middle)) fits = middle;
    else exceeds = middle;
  }
  return { ...(shortest > 0 ? { minLength: shortest } : {}), ...(isOpen ? {} : { maxLength: fits }) };
}
