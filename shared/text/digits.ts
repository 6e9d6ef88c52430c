/**
 * Whole numbers as text. gzip compresses such text well, and better with a larger alphabet. Quotes, backslashes and
 * dollar signs are not in it, because code would have to escape them. Line breaks in the text do not count.
 */
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-!#%&()*,./:;<=>?@[]^_{|}~';

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

/** How many numbers of `values` kinds one character holds. */
function countPerDigit(values: number): number {
  return Math.floor(Math.log(digits.length) / Math.log(values));
}

/** Writes whole numbers from `-max` to `max`, as many as fit into each character. */
export function writeSigned(numbers: Int8Array, max: number): string {
  const values = 2 * max + 1;
  const each = countPerDigit(values);
  const written = Array.from({ length: Math.ceil(numbers.length / each) }, (_, digit) =>
    numbers
      .subarray(digit * each, (digit + 1) * each)
      .reduceRight((higher, number) => higher * values + number + max, 0),
  );
  return writeDigits(written);
}

/** Reads what `writeSigned` wrote. What the last character has room for may follow. */
export function readSigned(text: string, max: number): Int8Array {
  const values = 2 * max + 1;
  const each = countPerDigit(values);
  const read = readDigits(text);
  const numbers = new Int8Array(read.length * each);
  read.forEach((digit, index) => {
    let rest = digit;
    for (let at = index * each; at < (index + 1) * each; at += 1) {
      numbers[at] = (rest % values) - max;
      rest = Math.floor(rest / values);
    }
  });
  return numbers;
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
