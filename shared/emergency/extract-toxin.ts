import { listNamedToxins, type ToxinQuestion } from '#shared/emergency/check-toxin.ts';

/** Pounds and kilograms are left out: in a message, they are mostly the weight of the dog. */
const amount = /\b(\d{1,4}(?:\.\d{1,3})?)\s*(oz|ounces?|g|grams?|mg|milligrams?)\b/gi;

/**
 * Extracts the substance that a message about a poison names, and its amount if the message has exactly one.
 * It makes the card more specific and never changes the verdict.
 */
export function extractToxin(text: string): Omit<ToxinQuestion, 'weightLb'> | undefined {
  const [toxin] = listNamedToxins(text);
  if (!toxin) return undefined;
  const [first, ...others] = [...text.matchAll(amount)];
  return first && others.length === 0
    ? { substance: toxin.id, amount: Number(first[1]), unit: first[2] }
    : { substance: toxin.id };
}
