import { describe, expect, test } from 'vitest';
import { emergency } from '#shared/contract/emergency.ts';
import type { Reply } from '#test/support/http.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const path = '/api/emergency-check';

test('a visitor without an account gets the card of an emergency', async () => {
  const found = await app.visitor().ask(emergency.checkEmergency, {
    body: { text: 'he keeps trying to throw up but nothing comes out, belly looks big' },
  });
  expect(found).toMatchObject({
    emergency: true,
    verdict: 'now',
    reasons: ['bloat'],
    card: { title: 'Call a vet now' },
  });
});

test('a question about dogs in general is not an emergency', async () => {
  const found = await app.visitor().ask(emergency.checkEmergency, { body: { text: 'is chocolate bad for dogs?' } });
  expect(found).toEqual({ emergency: false, verdict: 'none', reasons: [], card: null });
});

test('a single seizure that has ended gets the card "See a vet today"', async () => {
  const text = 'she had one seizure this morning, it lasted a minute and she is back to normal';
  const found = await app.visitor().ask(emergency.checkEmergency, { body: { text } });
  expect(found).toMatchObject({ emergency: false, verdict: 'today', card: { title: 'See a vet today' } });
});

test('every eaten substance gets the card "Call a vet now", even an unknown one', async () => {
  for (const substance of ['grapes', 'Xylitol', 'dark choclate', 'something from the shed']) {
    const found = await app.visitor().ask(emergency.checkEmergency, { body: { toxin: { substance } } });
    expect(found).toMatchObject({ emergency: true, reasons: ['poison'], card: { title: 'Call a vet now' } });
  }
});

test('the card names the species', async () => {
  const body = { text: 'collapsed and will not wake up', species: 'Kitten' };
  const { card } = await app.visitor().ask(emergency.checkEmergency, { body });
  const texts = JSON.stringify({ ...card, sources: [] });
  expect(texts).toContain('your cat');
  expect(texts).not.toContain('dog');
});

test('a visitor without an account gets what the text model says about a text', async () => {
  const text = 'how often should I brush his teeth';
  const { articles, urgency } = await app.visitor().ask(emergency.readText, { body: { text } });
  expect(articles['brushing-teeth']).toBeGreaterThan(0.5);
  expect(urgency?.now).toBeLessThan(0);
});

test('a text of several lines can be read', async () => {
  const { articles } = await app
    .visitor()
    .ask(emergency.readText, { body: { text: 'How often should I\nbrush his teeth?' } });
  expect(articles['brushing-teeth']).toBeGreaterThan(0.5);
});

test.each(['', 'a'.repeat(2001)])('a text of no or too many characters cannot be read', async (text) => {
  const reply = await app.visitor().post(emergency.readText.path, { text });
  expect(reply.status).toBe(400);
});

describe('a request', () => {
  test.each([
    ['nothing', {}, 'text'],
    ['empty text', { text: '' }, 'text'],
    ['2,001 characters', { text: 'a'.repeat(2001) }, 'text'],
    ['an empty substance', { toxin: { substance: '' } }, 'toxin.substance'],
    ['a negative amount', { toxin: { substance: 'grapes', amount: -1 } }, 'toxin.amount'],
    ['a weight of 0', { text: 'collapsed', weightLb: 0 }, 'weightLb'],
  ])('with %s gets a 400', async (_case, body, field) => {
    const reply = await app.visitor().post(path, body);
    expect(reply.status).toBe(400);
    expect(Object.keys((reply.body as { fields: object }).fields)).toContain(field);
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'with the name of a built-in object property ("%s") in each field is accepted',
    async (name) => {
      const visitor = app.visitor();
      expect(await visitor.ask(emergency.checkEmergency, { body: { text: name, species: name } })).toEqual({
        verdict: 'none',
        emergency: false,
        reasons: [],
        card: null,
      });
      const toxin = { substance: 'dark chocolate', amount: 2, unit: name };
      const found = await visitor.ask(emergency.checkEmergency, { body: { toxin, weightLb: 20, species: name } });
      expect(found).toMatchObject({ verdict: 'now', reasons: ['poison'], card: { title: 'Call a vet now' } });
    },
  );

  test('with 2,000 emoji is accepted', async () => {
    expect((await app.visitor().post(path, { text: '\u{1F436}'.repeat(2000) })).status).toBe(200);
  });
});

test('the text of a request does not reach a log', async () => {
  await app.visitor().post(path, { text: 'Zerberus collapsed', toxin: { substance: 'wolfsbane77' } });
  expect(app.printed()).toContain(`"route":"POST ${path}"`);
  expect(app.printed()).not.toMatch(/Zerberus|wolfsbane77|collapse/);
});

test('an IP address can send 300 checks at once', async () => {
  app.clock.freeze();
  const from = app.visitor('127.0.12.7');
  const replies: Reply[] = [];
  for (let count = 0; count < 301; count += 1) replies.push(await from.post(path, { toxin: { substance: 'grapes' } }));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(300);
  expect(replies.at(-1)?.headers['retry-after']).toBe('2');
});
