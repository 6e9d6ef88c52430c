/**
 * Whole numbers as text, a character for each. Such text is large, but gzip compresses it well. Line breaks in it do not
 * count.
 */
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';

/** The largest number that is one character. */
export const maxDigit = digits.length - 1;

/** Writes numbers from 0 to `maxDigit`. */
export function writeDigits(numbers: Iterable<number>): string {
  return Array.from(numbers, (number) => digits.charAt(number)).join('');
}

const valueByCode = new Uint8Array(128);
for (let value = 0; value < digits.length; value += 1) valueByCode[digits.charCodeAt(value)] = value;

/** Reads what `writeDigits` wrote. */
export function readDigits(text: string): Uint8Array {
  const joined = text.replaceAll('\n', '');
  return Uint8Array.from({ length: joined.length }, (_, index) => valueByCode[joined.charCodeAt(index)] ?? 0);
}

/** Writes whole numbers from `-max` to `max`. */
export function writeSigned(numbers: Int8Array, max: number): string {
  return writeDigits([...numbers].map((number) => number + max));
}

/** Reads what `writeSigned` wrote. */
export function readSigned(text: string, max: number): Int8Array {
  return Int8Array.from(readDigits(text), (digit) => digit - max);
}

/** Writes ascending numbers by how many are left out before each. `maxDigit` says that so many are, and another follows. */
export function writeGaps(numbers: Iterable<number>): string {
  let next = 0;
  return Array.from(numbers, (number) => {
    const gap = number - next;
    next = number + 1;
    return writeDigits([...Array<number>(Math.floor(gap / maxDigit)).fill(maxDigit), gap % maxDigit]);
  }).join('');
}

/** Reads what `writeGaps` wrote. */
export function readGaps(text: string): number[] {
  const found: number[] = [];
  let next = 0;
  for (const gap of readDigits(text)) {
    next += gap;
    if (gap === maxDigit) continue;
    found.push(next);
    next += 1;
  }
  return found;
}
