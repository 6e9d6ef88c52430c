import * as z from 'zod/mini';
import { fromText } from '../../platform/forms/typed-fields.ts';
import { fieldRequired } from './texts.ts';

/**
 * Creates the schema of a required text field: trims the text, parses it with `parse`, and checks the result against
 * `rule`.
 */
export function requireText<Value, Parsed>(
  rule: z.ZodMiniType<Value, Parsed>,
  parse?: (typed: string) => unknown,
): z.ZodMiniType<Value, string> {
  return z.pipe(z.string().check(z.trim(), z.minLength(1, fieldRequired)), fromText(rule, parse));
}
