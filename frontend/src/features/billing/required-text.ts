import * as z from 'zod/mini';
import { fromText } from '../../platform/forms/typed-fields.ts';
import { fieldRequired } from './texts.ts';

/** Makes a field that must be filled in, is typed as text, and is checked by a rule of the contract. */
export function requireText<Value, Parsed>(
  rule: z.ZodMiniType<Value, Parsed>,
  parse?: (typed: string) => unknown,
): z.ZodMiniType<Value, string> {
  return z.pipe(z.string().check(z.trim(), z.minLength(1, fieldRequired)), fromText(rule, parse));
}
