import { describe, expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { createFactories, password, registration, rex } from '#test/support/factories.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const { browser } = await create.owner();

describe('the body parser', () => {
  test.each([
    ['an empty body', ''],
    ['a broken object', '{"name":"Rex"'],
    ['an extra comma', '{"name":"Rex",}'],
    ['a bare word', 'undefined'],
    ['NaN', 'NaN'],
    ['two objects', '{}{}'],
    ['bytes that are not text', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
    ['a text that is not UTF-8', Buffer.from(JSON.stringify({ ...rex, name: 'Zo\xEB' }), 'latin1')],
    ['a truncated character', Buffer.from([...Buffer.from('{"name":"'), 0xf0, 0x9f, 0x90, ...Buffer.from('"}')])],
    ['deep nesting', '['.repeat(60_000)],
  ])('rejects %s as malformed', async (_, body) => {
    const reply = await browser.post('/api/dogs', body);
    expect([reply.status, reply.body]).toEqual([400, expect.objectContaining({ code: 'malformed' })]);
    expect(await browser.ask(dogs.listDogs)).toEqual([]);
  });

  test.each(['gzip', 'br', 'deflate, gzip', 'none'])('rejects the content-encoding %s', async (encoding) => {
    const reply = await browser.post('/api/dogs', rex, { headers: { 'content-encoding': encoding } });
    expect([reply.status, reply.body]).toEqual([
      415,
      { code: 'mediaTypeUnsupported', message: 'Please send the body without a content-encoding.' },
    ]);
    expect(await browser.ask(dogs.listDogs)).toEqual([]);
  });

  test.each(['null', '[]', '"Rex"', '5', 'true', '[{"name":"Rex"}]'])('rejects %s as invalid', async (body) => {
    const reply = await browser.post('/api/dogs', body);
    expect([reply.status, reply.body]).toEqual([400, expect.objectContaining({ code: 'invalid' })]);
  });
});

describe('the form of a dog', () => {
  test.each([
    [{ ...rex, name: '' }, { name: "Dog's name is required" }],
    [{ ...rex, name: 'x'.repeat(101) }, { name: 'Please keep this to 100 characters' }],
    [{ ...rex, breed: 'Wolf' }, { breed: 'Please select a breed' }],
    [{ ...rex, age: 31 }, { age: 'Age must be realistic' }],
    [{ ...rex, weight: 301 }, { weight: 'Weight must be realistic' }],
    [{ ...rex, description: 'x'.repeat(1001) }, { description: 'Please keep this to 1000 characters' }],
    [
      { ...rex, name: 5, breed: null },
      { name: "Dog's name is required", breed: 'Please select a breed' },
    ],
    [{ ...rex, owner: 'me' }, { owner: 'This field is not known' }],
    [
      { ...rex, id: 'mine', ownerId: 'you' },
      { id: 'This field is not known', ownerId: 'This field is not known' },
    ],
  ])('rejects %j with a message for each invalid field', async (form, fields) => {
    const reply = await browser.post('/api/dogs', form);
    expect([reply.status, (reply.body as { fields: object }).fields]).toEqual([400, fields]);
    expect(await browser.ask(dogs.listDogs)).toEqual([]);
  });

  test('treats __proto__ as an unknown field', async () => {
    const reply = await browser.post('/api/dogs', `{"__proto__":{"age":3},"name":"Rex","breed":"Beagle","age":3}`);
    expect(reply.status).toBe(400);
    expect(reply.text).toContain('"__proto__":"This field is not known"');
    expect((await browser.post('/api/dogs', '{"constructor":{"prototype":{"x":1}}}')).status).toBe(400);
  });
});

describe('the sign-up form', () => {
  test.each([
    [{ name: 'M' }, { name: 'Name must be at least 2 characters' }],
    [{ email: 'maya' }, { email: 'Please enter a valid email address' }],
    [{ password: 'short' }, { password: 'Password must be at least 6 characters' }],
    [{ password: `x${' '}`.padStart(8, 'x') }, { password: expect.stringContaining('space') }],
    [{ planType: 'gold' }, { planType: 'Please choose a plan' }],
    [{ timeZone: 5 }, { timeZone: 'Please choose a time zone' }],
    [{ confirmPassword: password }, { confirmPassword: 'This field is not known' }],
    [{ roles: ['moderators'] }, { roles: 'This field is not known' }],
  ])('creates no account with %j', async (change, fields) => {
    const form = { ...registration(), ...change };
    const visitor = app.visitor();
    const reply = await visitor.post('/api/auth/register', form);
    expect([reply.status, (reply.body as { fields: object }).fields]).toEqual([400, fields]);
    expect(reply.headers['set-cookie']).toBeUndefined();
    const again = await visitor.post('/api/auth/login', { email: form.email, password });
    expect([400, 401]).toContain(again.status);
  });

  test.each(['password', 'Password', '123456', 'qwerty', 'iloveyou'])(
    'rejects the common password "%s" with the reason',
    async (common) => {
      const reply = await app.visitor().post('/api/auth/register', { ...registration(), password: common });
      expect(reply.status).toBe(400);
      expect((reply.body as { fields: Record<string, string> }).fields.password).toMatch(/common/);
    },
  );

  test('rejects an email that is taken, ignoring case', async () => {
    const owner = await create.owner();
    const form = { ...registration(owner.email.toUpperCase()), name: 'Some Body', password: 'another-word' };
    const reply = await app.visitor().post('/api/auth/register', form);
    expect([reply.status, reply.body]).toEqual([409, expect.objectContaining({ code: 'emailTaken' })]);
    expect(await app.visitor().ask(account.login, { body: { email: owner.email, password } })).toMatchObject({
      firstName: 'Maya',
    });
  });
});

describe('an unknown address', () => {
  test.each([
    ['GET', '/api/nothing'],
    ['GET', '/api'.concat('/')],
    ['GET', '/api/dogs/'],
    ['GET', '/api/dogs/1/2'],
    ['PATCH', '/api/dogs'],
    ['DELETE', '/api/dogs'],
    ['POST', '/api/auth/user'],
    ['GET', '/api/auth/register'],
    ['GET', '/api/%2e%2e/dogs'],
    ['GET', '/api/dogs%2f1'],
    ['GET', '/api/%00'],
    ['GET', '/api/%ff'],
    ['GET', `/api/${'x'.repeat(4000)}`],
  ])('gets a 404 with our error body (%s %s)', async (method, path) => {
    const reply = await browser.send(method, path, undefined);
    expect([reply.status, reply.body]).toEqual([
      404,
      { code: 'notFound', message: "There's nothing at this address." },
    ]);
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe("another owner's dog", () => {
  test('is not in the list', async () => {
    await create.ownerWithDog();
    expect(await browser.ask(dogs.listDogs)).toEqual([]);
  });

  test('gets the same 404 as a dog that never existed', async () => {
    const other = await create.ownerWithDog();
    const ids = [other.dog.id, '01ARZ3NDEKTSV4RRFFQ69G5FAV', 'x', 'a b', '../../owner', '%00', 'x'.repeat(100)];
    for (const body of [undefined, rex]) {
      const replies = await Promise.all(
        ids.map((id) => browser.send(body ? 'PUT' : 'DELETE', `/api/dogs/${encodeURIComponent(id)}`, body)),
      );
      expect(replies.map(({ status }) => status)).toEqual(ids.map(() => 404));
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    }
    expect(await other.browser.ask(dogs.listDogs)).toEqual([other.dog]);
  });
});

describe('every response', () => {
  test('forbids caching, has the security headers and reveals nothing about the server', async () => {
    const replies = [
      await browser.get('/api/dogs'),
      await browser.get('/api/health'),
      await browser.get('/api/nothing'),
      await browser.get('/api/login'),
      await browser.post('/api/dogs', '{'),
      await app.visitor().get('/api/dogs'),
      await app.visitor().post('/api/dogs', rex, { headers: { origin: 'https://evil.example' } }),
    ];
    for (const { headers, text } of replies) {
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['x-request-id']).toMatch(/^[\w-]{8,}$/);
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers.server).toBeUndefined();
      expect(text).not.toMatch(/node_modules|\bat .*\.(ts|mjs):\d|Error:|stack/);
    }
    const ids = replies.map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
