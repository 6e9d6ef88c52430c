/** Digits that a card number may have at most. */
const mostDigits = 19;

/** A card number as it is shown while it is typed: digits only, at most 19, in groups of four. */
export function grouped(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, mostDigits);
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Where the caret stands in the grouped number when it stood at `caret` in what was typed: behind the same digit. */
export function caretIn(typed: string, caret: number): number {
  return grouped(typed.slice(0, caret)).length;
}
