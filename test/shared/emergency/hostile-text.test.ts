import { expect, test } from 'vitest';
import { findVerdict } from '#functions/chat/emergency-message.ts';
import { findAskedToxin } from '#shared/emergency/asked-toxin.ts';
import { buildEmergencyCard } from '#shared/emergency/card.ts';
import { checkEmergency } from '#shared/emergency/check-emergency.ts';
import { checkQuestion } from '#shared/emergency/check-question.ts';
import { checkText } from '#shared/emergency/check-text.ts';
import { checkToxin } from '#shared/emergency/check-toxin.ts';
import { reasonCodes } from '#shared/emergency/reasons.ts';
import { exhaustive, sampleSeed } from '#test/support/sample.ts';
import { seededRandom } from '../../../scripts/training/random.ts';

/** Checks what must be true of the result for any text. `checkText` must not throw, although its callers would catch it. */
function expectSound(text: string): void {
  const { verdict, emergency, reasons } = checkText(text);
  const ordered = reasonCodes.filter((code) => reasons.includes(code));
  const isSound =
    emergency === (verdict === 'now') &&
    (verdict === 'none') === (reasons.length === 0) &&
    ordered.join() === reasons.join();
  if (!isSound) expect.fail(`${verdict}, ${emergency}, ${reasons} for ${JSON.stringify(text)}`);
}

/** Names that a plain object has without defining them. */
const inherited = Object.getOwnPropertyNames(Object.prototype);

test.each(inherited)('the name of a built-in object property ("%s") is treated like any other word', (name) => {
  for (const text of [name, `my dog ate ${name}`, `a seizure of ${name} minutes`, `can I give him ${name}?`]) {
    expectSound(text);
    expect(findAskedToxin(text)).toBeUndefined();
  }
  // A single unknown word may look like a sign, but raises no alarm.
  expect(['none', 'unsure']).toContain(checkText(name).verdict);
  expect(checkText(`${name} he collapsed and is not breathing ${name}`).verdict).toBe('now');
  expect(['none', 'unsure']).toContain(checkEmergency({ text: name, species: name }).verdict);
  expect(checkToxin({ substance: name }).toxin).toBeUndefined();
  expect(checkToxin({ substance: 'dark chocolate', amount: 2, unit: name, weightLb: 20 }).mgPerKg).toBeUndefined();
});

const planes = Array.from({ length: 17 }, (_, plane) => plane);

test.each(planes)('the check accepts every code point of Unicode plane %i', (plane) => {
  const perText = 1500;
  for (let start = 0; start < 0x10000; start += perText) {
    const length = Math.min(perText, 0x10000 - start);
    const points = Array.from({ length }, (_, index) => plane * 0x10000 + start + index);
    expectSound(points.map((point) => String.fromCodePoint(point)).join(''));
    if (plane === 0) expectSound(points.map((point) => String.fromCodePoint(point)).join(' '));
  }
});

const vocabulary = [
  ...inherited,
  ...'he she my dog cat puppy not no never is was can cant did if what when how and or but a the in on of'.split(' '),
  ...'ate swallowed chewed licked drank gave collapsed breathing choking seizure bleeding blood vomiting retching'.split(
    ' ',
  ),
  ...'chocolate grapes ibuprofen xylitol sock bone rat poison antifreeze vet minutes hours now today ago last year'.split(
    ' ',
  ),
  ...[
    '105',
    '106.2',
    '3.5',
    '-1',
    '1e9',
    'NaN',
    '0',
    '999999999999',
    '\u{1F62D}',
    '\u{1F602}',
    '\u0301',
    '\ud800',
    '\udc00',
  ],
  ...[
    '.',
    '!',
    '?',
    ',',
    ';',
    '\n',
    '\0',
    '\u200b',
    '\u202e',
    '\ufeff',
    '(',
    '[',
    '\\',
    '$&',
    '{pet}',
    '<',
    '`',
    "'",
    '\u2019',
  ],
];

test('the check accepts random texts, and gives the same text the same result', () => {
  const random = seededRandom(sampleSeed);
  const pick = (count: number) => Math.floor(random() * count);
  const writeWord = () => {
    if (pick(8) > 0) return vocabulary[pick(vocabulary.length)] ?? '';
    const points = Array.from({ length: pick(6) }, () => pick(pick(2) === 0 ? 0x250 : 0x110000));
    return String.fromCodePoint(...points);
  };
  const count = exhaustive ? 100_000 : 10_000;
  for (let made = 0; made < count; made += 1) {
    const words = Array.from({ length: 1 + pick(14) }, writeWord);
    const text = words.join(pick(5) === 0 ? '' : ' ');
    expectSound(text);
    if (made % 100 === 0) expect(checkText(text)).toEqual(checkText(text));
  }
});

test('a check that throws an error counts as an emergency, with the general card', () => {
  const failed = {
    verdict: 'now',
    emergency: true,
    reasons: ['severeIllness'],
    card: buildEmergencyCard(['severeIllness']),
  };
  const broken = 7 as unknown as string;
  expect(() => checkText(broken)).toThrow();
  expect(checkEmergency({ text: broken })).toEqual(failed);
  expect(checkQuestion(broken, { name: 'Rex' })).toEqual(failed);
  expect(findVerdict({ message: broken }, undefined)).toBe('now');
  expect(findVerdict({ message: broken, notHappening: true }, undefined)).toBe('none');
});

test('the weight of the dog does not change the verdict on an ambiguous text that names a poison', () => {
  const text = 'he nearly ate a grape, should I worry that he swallowed some?';
  const { verdict } = checkText(text);
  expect(checkQuestion(text, { name: 'Rex', weightLb: 20 }).verdict).toBe(verdict);
});
