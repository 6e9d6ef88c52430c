import * as z from 'zod/mini';

export type Json = Record<string, unknown>;

/**
 * Converts a schema of the contract to JSON Schema 2020-12. Limits that zod cannot derive are in metadata that the
 * contract registers next to its checks.
 * @param io `input` for what callers send, `output` for what the API returns
 */
export function toSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
}
