import { describe, expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { createFactories, newEmail, registration, rex } from '#test/support/factories.ts';
import type { Reply } from '#test/support/http.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);

function register(change: object, extra = {}): Promise<Reply> {
  return app.visitor().post('/api/auth/register', { ...registration(), ...change }, extra);
}

function fieldErrors({ status, body }: Reply) {
  return [status, (body as { fields?: Record<string, string> } | undefined)?.fields ?? {}];
}

describe('the time zone', () => {
  test.each(['Etc/Unknown', 'Mars/Olympus', ''])(
    '"%s" is ignored at sign-up and rejected in a profile update',
    async (timeZone) => {
      const reply = await register({ timeZone });
      expect([reply.status, reply.body]).toEqual([201, expect.objectContaining({ timeZone: 'America/Chicago' })]);
      const { browser } = await create.owner();
      const message = { timeZone: 'Please choose a time zone from the list' };
      expect(fieldErrors(await browser.put('/api/auth/user', { timeZone }))).toEqual([400, message]);
    },
  );

  test.each([
    ['america/denver', 'America/Denver'],
    ['EUROPE/BERLIN', 'Europe/Berlin'],
    ['utc', 'UTC'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
  ])('"%s" is stored as %s', async (timeZone, kept) => {
    const reply = await register({ timeZone });
    expect([reply.status, reply.body]).toEqual([201, expect.objectContaining({ timeZone: kept })]);
    const { browser } = await create.owner();
    expect(await browser.ask(account.updateUser, { body: { timeZone } })).toMatchObject({ timeZone: kept });
  });
});

describe('a registration sent again with the same key', () => {
  test.each([
    ['another name', { name: 'Ben Lopez' }],
    ['an address', { city: 'Ames' }],
    ['another plan', { planType: 'free' }],
  ])('is rejected if it has %s', async (_, change) => {
    const form = registration();
    expect((await register(form, { key: 'sign-up' })).status).toBe(201);
    const other = await register({ ...form, ...change }, { key: 'sign-up' });
    expect([other.status, other.body]).toEqual([422, expect.objectContaining({ code: 'idempotencyKeyReused' })]);
    expect(other.headers['set-cookie']).toBeUndefined();
    expect((await register(form, { key: 'sign-up' })).status).toBe(201);
  });

  test('is accepted if only the order, case or surrounding spaces of its fields differ', async () => {
    const { email, name, ...rest } = registration();
    expect((await register({ email, name, ...rest }, { key: 'sign-up' })).status).toBe(201);
    const again = { ...rest, name: ` ${name} `, email: email.toUpperCase(), planType: 'trial' };
    expect((await app.visitor().post('/api/auth/register', again, { key: 'sign-up' })).status).toBe(201);
  });

  test('is rejected like a failed sign-in if it has another password', async () => {
    const form = registration();
    await register(form, { key: 'sign-up' });
    const reply = await register({ ...form, password: 'something-else' }, { key: 'sign-up' });
    expect([reply.status, reply.body]).toEqual([401, expect.objectContaining({ code: 'wrongCredentials' })]);
    expect(account.register.fails).toContain('wrongCredentials');
  });
});

describe('an email address', () => {
  test.each([
    ['65 letters before the @', `${'m'.repeat(65)}@example.com`],
    ['64 letters between two dots', `maya@${'d'.repeat(64)}.example.com`],
  ])('with %s is rejected', async (_, email) => {
    expect(fieldErrors(await register({ email }))).toEqual([400, { email: 'Please enter a valid email address' }]);
  });

  test('with 64 characters before the @ and 63 between the dots is accepted', async () => {
    const start = newEmail('m').split('@')[0] ?? '';
    const email = `${start.padEnd(64, 'm')}@${'d'.repeat(63)}.example.com`;
    expect((await register({ email })).status).toBe(201);
    await app.settle();
    expect((await app.mails()).filter(({ to }) => to === email)).not.toEqual([]);
  });
});

describe('an operation without input', () => {
  test.each([
    ['a field', { all: true }, 400, 'invalid'],
    ['a list', [], 400, 'invalid'],
    ['a bare null', 'null', 400, 'invalid'],
    ['broken JSON', '{"all"', 400, 'malformed'],
    ['no JSON at all', 'all', 400, 'malformed'],
  ])('rejects %s', async (_, body, status, code) => {
    const { browser } = await create.owner();
    const reply = await browser.post('/api/notifications/mark-all-read', body);
    expect([reply.status, reply.body]).toEqual([status, expect.objectContaining({ code })]);
    expect((await browser.send('DELETE', '/api/auth/sessions', body)).status).toBe(status);
    expect((await browser.get('/api/auth/user')).status).toBe(200);
  });

  test.each([undefined, '', '{}', ' {} '])('accepts the body %j', async (body) => {
    const { browser } = await create.owner();
    expect((await browser.post('/api/notifications/mark-all-read', body)).status).toBe(204);
    expect((await browser.post('/api/auth/complete-first-login', body)).status).toBe(200);
  });

  test('rejects an unknown query parameter', async () => {
    const { browser } = await create.owner();
    const unknown = { hard: 'This field is not known' };
    expect(fieldErrors(await browser.delete('/api/notifications?hard=1'))).toEqual([400, unknown]);
    expect(fieldErrors(await browser.get('/api/auth/user?hard=1'))).toEqual([400, unknown]);
    expect(fieldErrors(await browser.post('/api/dogs?hard=', rex))).toEqual([400, unknown]);
    expect(fieldErrors(await browser.get('/api/dogs?hard=1'))).toEqual([400, unknown]);
    expect(await browser.ask(dogs.listDogs)).toEqual([]);
  });

  test('ignores an unknown query parameter if it redirects', async () => {
    const { browser } = await create.owner();
    for (const path of ['/api/login?from=mail', '/api/logout?from=mail'])
      expect((await browser.get(path)).status).toBe(302);
  });
});

const oneLine = 'Please enter this on one line, without tabs';
const noControl = 'Please remove invisible characters';
const tooShort = 'Name must be at least 2 characters';

describe('the validation of texts', () => {
  test.each([
    ['name', 'Maya\nLopez', oneLine],
    ['name', 'Maya\tLopez', oneLine],
    ['name', 'Maya\u2028Lopez', oneLine],
    ['homeAddress', '1 Elm St\r\n2 Elm St', oneLine],
    ['city', 'Ames\tIowa', oneLine],
    ['name', 'Maya \u202Ezepol', noControl],
    ['name', 'Maya \u200BLopez', noControl],
    ['name', 'Maya\u00A0Lopez', 'Please use plain spaces only'],
    ['city', '\u2066Ames\u2069', noControl],
    ['name', '\u200B\u200B\u200D', tooShort],
    ['name', '\u3164\u3164', tooShort],
    ['name', 'M\u200B', tooShort],
    ['name', '--', tooShort],
    ['name', '\u0301\u0301', tooShort],
    ['city', '\u200B', 'Please enter some text'],
  ])('rejects a %s of %j', async (field, value, message) => {
    expect(fieldErrors(await register({ [field]: value }))).toEqual([400, { [field]: message }]);
  });

  test.each(['Rex\nMax', 'Rex\tMax', '\u202Exer', '\u200B', '...'])('rejects a dog called %j', async (name) => {
    const { browser } = await create.owner();
    const reply = await browser.post('/api/dogs', { ...rex, name });
    expect(fieldErrors(reply)).toEqual([400, { name: expect.any(String) }]);
    expect(await browser.ask(dogs.listDogs)).toEqual([]);
  });

  test.each(['👩🏽‍🦰', '🐕', 'רקס', 'ريكس', 'Zoé', 'क्षितिज', 'R2', '★', "D'Artagnan", 'Нюша-2', 'Rex ❤️'])(
    'accepts a dog called %s',
    async (name) => {
      const { browser } = await create.owner();
      expect(await browser.ask(dogs.createDog, { body: { ...rex, name } })).toMatchObject({ name });
    },
  );

  test("keeps line breaks and tabs in a dog's description", async () => {
    const { browser } = await create.owner();
    const description = 'Shy at first.\n\tThen not at all.';
    expect(await browser.ask(dogs.createDog, { body: { ...rex, description } })).toMatchObject({ description });
  });
});

test.each([
  ['- Maya Lopez', '- Maya', 'Lopez'],
  ['Maya -', 'Maya', '-'],
])(
  'registration splits the name %j into a first and a last name that a profile update accepts',
  async (name, firstName, lastName) => {
    const visitor = app.visitor();
    const reply = await visitor.post('/api/auth/register', { ...registration(), name });
    expect([reply.status, reply.body]).toEqual([201, expect.objectContaining({ firstName, lastName })]);
    expect(await visitor.ask(account.updateUser, { body: { firstName, lastName } })).toMatchObject({ firstName });
  },
);

describe('signing out', () => {
  const ours = app.siteOrigin;

  test.each([
    [`${ours}/profile`, undefined, true],
    [`${ours}/`, undefined, true],
    ['https://evil.example/', undefined, false],
    [`https://evil.example/?${ours}/`, undefined, false],
    [`${ours}.evil.example/`, undefined, false],
    ['about:client', undefined, false],
    ['', undefined, false],
    [undefined, undefined, false],
    [`${ours}/profile`, 'cross-site', false],
    [`${ours}/profile`, '', false],
  ])('ends the session only from our own pages (Referer %s, Sec-Fetch-Site %s: %s)', async (referer, site, ended) => {
    const { browser } = await create.owner();
    const copy = browser.copy();
    const reply = await browser.get('/api/logout', { headers: { referer, 'sec-fetch-site': site } });
    expect([reply.status, reply.headers.location]).toEqual([302, '/']);
    expect((await copy.get('/api/auth/user')).status).toBe(ended ? 401 : 200);
  });
});
