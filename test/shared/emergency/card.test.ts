import { expect, test } from 'vitest';
import { buildEmergencyCard, buildTodayCard, findSpecies, parseSpecies } from '#shared/emergency/card.ts';
import { checkEmergency } from '#shared/emergency/check-emergency.ts';
import { poisonHotlines } from '#shared/emergency/poison-hotlines.ts';
import { poisonPhones } from '#shared/emergency/poison-phone.ts';
import { reasonCodes } from '#shared/emergency/reasons.ts';

test.each(reasonCodes)('the card for %s says why, what to do, and what not to do', (reason) => {
  const card = buildEmergencyCard([reason]);
  expect(card.title).toBe('Call a vet now');
  expect(card.why.split(/(?<=\.) /)).toHaveLength(2);
  expect(card.steps.length).toBeGreaterThan(0);
  expect(card.doNot.length).toBeGreaterThan(0);
  expect(card.sources.length).toBeGreaterThan(0);
  const all = JSON.stringify(card);
  expect(all).not.toMatch(/\{[Pp]et\}|Houndwell|don't worry|\bAI\b|\bsafe\b/);
  for (const line of [card.why, ...card.steps, ...card.doNot]) expect(line).toMatch(/^[A-Z].*\.$/);
});

test('the card says "your cat" for a cat, and uses the name of the dog if it is known', () => {
  expect(JSON.stringify(buildEmergencyCard(['collapse'], { species: 'cat' }))).toContain('your cat');
  expect(checkEmergency({ text: 'my cat collapsed' }).card?.steps.join(' ')).toContain('your cat');
  expect(checkEmergency({ text: 'collapsed', name: 'Biscuit' }).card?.steps.join(' ')).toContain('Biscuit');
  expect([
    parseSpecies('Kitten'),
    parseSpecies('axolotl'),
    findSpecies('a dog bit my cat'),
    findSpecies('he fell'),
  ]).toEqual(['cat', 'pet', 'cat', 'dog']);
});

test('poison hotlines are shown for poisons only, and each has at least two sources', () => {
  expect(buildEmergencyCard(['poison']).poisonHotlines).toEqual(poisonHotlines);
  expect(buildEmergencyCard(['trauma']).poisonHotlines).toEqual([]);
  for (const { phone, sources, checkedOn, country } of poisonHotlines) {
    expect(sources.length).toBeGreaterThanOrEqual(2);
    expect(phone).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/);
    expect([checkedOn, country]).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      expect.stringMatching(/^[A-Z]{2}$/),
    ]);
  }
});

test('error screens show only phone numbers of poison hotlines that were checked', () => {
  const checked = poisonHotlines.map(({ name, phone }) => ({ name, phone }));
  for (const each of poisonPhones) expect(checked).toContainEqual(each);
});

test('the card for a corrosive substance warns against making the dog vomit', () => {
  const { card } = checkEmergency({ toxin: { substance: 'battery' } });
  expect(card?.doNot).toContain('Make your dog throw up: it burns a second time.');
});

test('the most urgent reason decides the steps on the card', () => {
  const { reasons, card } = checkEmergency({ text: 'she collapsed', toxin: { substance: 'grapes' } });
  expect(reasons).toEqual(['collapse', 'poison']);
  expect(card?.steps).toEqual(buildEmergencyCard(['collapse']).steps);
  expect(card?.poisonHotlines).toEqual(poisonHotlines);
});

test('the card for a seizure that is over says to see a vet today', () => {
  const card = buildTodayCard(['seizure']);
  expect(card).toMatchObject({ urgency: 'today', title: 'See a vet today' });
  expect(card.why).toMatch(/^A seizure/);
});

test('the card for other signs that a vet should see today does not mention a seizure', () => {
  const card = buildTodayCard(['severeIllness'], { name: 'Rex' });
  expect(card).toMatchObject({ urgency: 'today', title: 'See a vet today' });
  expect(card.why).toContain('Rex');
  expect(JSON.stringify({ ...card, sources: [] })).not.toMatch(/seizure|\{pet\}/i);
});
