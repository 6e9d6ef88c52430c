import { expect, test } from 'vitest';
import { checkToxin, findToxin, suggestToxins } from '#shared/emergency/check-toxin.ts';
import { toxins } from '#shared/emergency/toxins.ts';

test.each([
  ['grapes', 'grapes'],
  ['Raisins', 'grapes'],
  ['dark chocolate', 'dark-chocolate'],
  ['milk choclate', 'milk-chocolate'],
  ['a bar of chocolate', 'chocolate'],
  ['Tylenol', 'acetaminophen'],
  ['ibuprophen', 'ibuprofen'],
  ['sugar-free gum', 'xylitol'],
  ['rat poison (d-CON)', 'rodent-bait'],
  ['anti freeze', 'antifreeze'],
  ['rodent-bait', 'rodent-bait'],
])('"%s" is found as the substance %s', (substance, id) => expect(findToxin(substance)?.id).toBe(id));

test('substances are suggested while a name is typed', () => {
  expect(suggestToxins('choc').map(({ id }) => id)).toContain('dark-chocolate');
  expect(suggestToxins('')).toEqual([]);
});

test('every substance, known or not, counts as an emergency', () => {
  for (const { name } of toxins) expect(checkToxin({ substance: name }).emergency).toBe(true);
  expect(checkToxin({ substance: 'carrot' })).toMatchObject({ emergency: true });
  expect(checkToxin({ substance: '\u{1F955}' }).toxin).toBeUndefined();
});

test('no answer says that something is safe', () => {
  const answers = [...toxins.map(({ name }) => name), 'carrot'].map((substance) => checkToxin({ substance }).why);
  expect(answers.filter((why) => /\bsafe\b|no need|do not worry/i.test(why))).toEqual([]);
});

const dose = (substance: string, amount: number, unit: string, weightLb: number) =>
  checkToxin({ substance, amount, unit, weightLb });

test('the dose of chocolate per body weight decides the severity', () => {
  // 10 kg are 22.046 lb: 50 g of dark chocolate at 9.2 mg/g are 46 mg/kg.
  expect(dose('dark chocolate', 50, 'g', 22.046)).toMatchObject({ mgPerKg: 46, severity: 'moderate' });
  expect(dose('baking chocolate', 3, 'oz', 10)).toMatchObject({ severity: 'severe' });
});

test('a small dose of chocolate is still an emergency, without a severity', () => {
  const found = dose('milk chocolate', 1, 'g', 100);
  expect(found.emergency).toBe(true);
  expect(found.severity).toBeUndefined();
});

test('more chocolate never lowers the severity', () => {
  const order = [undefined, 'mild', 'moderate', 'severe'];
  const found = Array.from({ length: 40 }, (_, grams) => order.indexOf(dose('cocoa', grams + 1, 'g', 30).severity));
  expect(found).toEqual(found.toSorted((a, b) => a - b));
});

test('no dose of chocolate is computed for an unknown unit', () => {
  expect(dose('dark chocolate', 3, 'squares', 20).mgPerKg).toBeUndefined();
});
