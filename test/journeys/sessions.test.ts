import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient, ScanCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { createFactories, password, registration } from '#test/support/factories.ts';
import { root } from '#test/support/folders.ts';
import { Browser } from '#test/support/http.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const name = 'houndwell_session';
const unauthorized = { code: 'unauthorized', message: 'Unauthorized' };
const second = 1000;
const day = 24 * 3600 * second;

beforeEach(() => app.clock.freeze());
afterEach(() => app.clock.reset());

function isSignedIn(browser: Browser): Promise<boolean> {
  return browser.get('/api/auth/user').then(({ status }) => status === 200);
}

/** Moves the application's clock forward. */
function later(ms: number): void {
  app.clock.moveTo(new Date(app.clock.now().getTime() + ms));
}

/** A client of the app's table. */
function tableClient(): DynamoDBClient {
  const { AWS_ENDPOINT_URL_DYNAMODB: endpoint = '', ...keys } = app.environment;
  const credentials = {
    accessKeyId: keys.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: keys.AWS_SECRET_ACCESS_KEY ?? '',
  };
  return new DynamoDBClient({ endpoint, region: 'us-east-1', credentials });
}

describe('the session cookie', () => {
  test('is hidden from scripts and other sites, and ends when the browser closes', async () => {
    const { browser } = await create.owner();
    expect(browser.jar.get(name)?.attributes).toBe('Path=/; HttpOnly; SameSite=Strict');
    expect([...browser.jar.keys()]).toEqual([name, 'houndwell_hint', 'houndwell_browser']);
  });

  test('lasts 30 days with "remember me"', async () => {
    expect((await remembered()).jar.get(name)?.attributes).toBe('Path=/; HttpOnly; SameSite=Strict; Max-Age=2592000');
  });

  test('has Secure and the __Host- prefix over https', async () => {
    const secure = await startTestApp({}, { siteOrigin: 'https://houndwell.example' });
    const browser = new Browser(secure.url);
    const headers = { origin: 'https://houndwell.example' };
    const reply = await browser.post('/api/auth/register', registration(), { headers });
    expect(reply.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-houndwell_session=[\w.-]+; Path=\/; HttpOnly; SameSite=Strict; Secure$/),
      'houndwell_hint=1; Path=/; SameSite=Strict; Secure',
      expect.stringMatching(
        /^__Host-houndwell_browser=[\w-]+; Path=\/; HttpOnly; SameSite=Strict; Secure; Max-Age=\d+$/,
      ),
    ]);
    expect(await isSignedIn(browser)).toBe(true);
    expect((await browser.post('/api/auth/login', {}, { headers: { origin: secure.url } })).status).toBe(403);
  });

  test('comes and goes with a hint that scripts can read', async () => {
    const browser = await remembered();
    expect(browser.jar.get('houndwell_hint')).toEqual({
      value: '1',
      attributes: 'Path=/; SameSite=Strict; Max-Age=2592000',
    });
    await browser.get('/api/logout');
    expect([...browser.jar.keys()]).toEqual(['houndwell_browser']);
  });

  test('contains a secret that is stored nowhere', async () => {
    const { browser } = await create.owner();
    const secret = browser.jar.get(name)?.value.split('.')[2] ?? '';
    expect(secret).toMatch(/^[\w-]{43}$/);
    const client = tableClient();
    const { Items = [] } = await client.send(new ScanCommand({ TableName: app.environment.TABLE_NAME }));
    client.destroy();
    expect(Items.length).toBeGreaterThan(3);
    expect(JSON.stringify(Items)).not.toContain(secret);
    expect(JSON.stringify(Items)).not.toContain(password);
  });
});

/** An owner's other browser, signed in with "remember me". */
async function remembered(): Promise<Browser> {
  const { email, browser } = await create.owner();
  const other = browser.another();
  await other.ask(account.login, { body: { email, password, rememberMe: true } });
  return other;
}

describe('a session', () => {
  test('lasts exactly 24 hours without "remember me"', async () => {
    const { browser } = await create.owner();
    later(day - 5 * second);
    expect(await isSignedIn(browser)).toBe(true);
    later(5 * second);
    const { status, body } = await browser.get('/api/auth/user');
    expect([status, body]).toEqual([401, unauthorized]);
  });

  test('lasts exactly 30 days with "remember me", beyond the end of the trial', async () => {
    const browser = await remembered();
    later(30 * day - 5 * second);
    expect((await browser.get('/api/dogs')).body).toMatchObject({ code: 'planRequired' });
    later(5 * second);
    expect((await browser.get('/api/auth/user')).body).toEqual(unauthorized);
  });

  test('ends when 20 newer ones exist', async () => {
    const { email, browser } = await create.owner();
    const browsers = [browser];
    for (let count = 2; count <= 21; count += 1) {
      later(second);
      const next = browser.another();
      await next.ask(account.login, { body: { email, password } });
      browsers.push(next);
    }
    expect(await Promise.all(browsers.map(isSignedIn))).toEqual([false, ...Array(20).fill(true)]);
  });

  test('is one of at most 20, even after 30 concurrent sign-ins and one more', async () => {
    const { email, browser } = await create.owner();
    const browsers = Array.from({ length: 30 }, () => browser.another());
    const replies = await Promise.all(browsers.map((each) => each.post('/api/auth/login', { email, password })));
    expect(replies.filter(({ status }) => ![200, 429, 503].includes(status)).map(({ text }) => text)).toEqual([]);
    const last = browser.another();
    await last.ask(account.login, { body: { email, password } });
    const live = await Promise.all([browser, ...browsers].map(isSignedIn));
    expect(live.filter(Boolean).length).toBeLessThan(20);
    expect(await isSignedIn(last)).toBe(true);
    expect(await last.ask(account.listSessions)).toHaveLength(live.filter(Boolean).length + 1);
  });

  test('ends on the server when the owner signs out', async () => {
    const { browser } = await create.owner();
    const copy = browser.copy();
    await browser.get('/api/logout');
    expect(browser.jar.has(name)).toBe(false);
    const { status, body } = await copy.get('/api/auth/user');
    expect([status, body]).toEqual([401, unauthorized]);
  });

  test('ends only in the browser that signs out', async () => {
    const { email, browser } = await create.owner();
    const other = browser.another();
    await other.ask(account.login, { body: { email, password } });
    await other.get('/api/logout');
    expect(await isSignedIn(browser)).toBe(true);
  });

  test.each([
    ['same-origin', true],
    ['none', true],
    ['cross-site', false],
    ['same-site', false],
    [undefined, false],
  ])('ends only if the sign-out comes from our own pages or no page (Sec-Fetch-Site %s: %s)', async (site, ended) => {
    const { browser } = await create.owner();
    const copy = browser.copy();
    const reply = await browser.get('/api/logout', { headers: { 'sec-fetch-site': site } });
    expect([reply.status, reply.headers.location]).toEqual([302, '/']);
    expect(reply.headers['set-cookie'] !== undefined).toBe(ended);
    // Cached photos go, and with them pages that Back would show. The theme, drafts and the known browser stay.
    expect(reply.headers['clear-site-data']).toBe(ended ? '"cache"' : undefined);
    expect(await isSignedIn(copy)).toBe(!ended);
  });
});

describe('a request', () => {
  test('with a forged, altered or borrowed cookie is rejected', async () => {
    const { browser } = await create.owner();
    const other = await create.owner();
    const value = browser.jar.get(name)?.value ?? '';
    const [owner = '', id = '', secret = ''] = value.split('.');
    const forged = [
      '',
      'x',
      `${owner}.${id}.${'A'.repeat(43)}`,
      `${owner}.${id}.${secret.slice(0, -1)}`,
      `${owner}.${id}.${secret}x`,
      `${owner}.${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}.${secret}`,
      `${other.user.id}.${id}.${secret}`,
      `${owner.toLowerCase()}.${id}.${secret}`,
      `${owner}..${secret}`,
      `${owner}.${id}`,
      `${'0'.repeat(26)}.${id}.${secret}`,
      `owner#${owner}.${id}.${secret}`,
      'é'.repeat(40),
      'A'.repeat(3000),
    ];
    for (const cookie of forged) {
      const reply = await browser.another().get('/api/dogs', { headers: { cookie: `${name}=${encodeURI(cookie)}` } });
      expect([cookie, reply.status, reply.body]).toEqual([cookie, 401, unauthorized]);
    }
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('gets the same response without a session as with an ended one', async () => {
    const { browser } = await create.owner();
    const ended = browser.copy();
    await browser.get('/api/logout');
    const answers = [await app.visitor().get('/api/dogs'), await ended.get('/api/dogs')];
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([JSON.stringify(unauthorized)]));
  });
});

test('the command in the runbook ends the sessions of one owner', async () => {
  const [{ browser, email, user }, other] = [await create.owner(), await create.owner()];
  const runbook = readFileSync(join(root, 'docs/runbook.md'), 'utf8');
  const [command = ''] = runbook.split('aws dynamodb update-item ')[1]?.split('```') ?? [];
  // The shell command contains `'"$OWNER"'`, which closes the single-quoted JSON, inserts the variable, and reopens the
  // quotes.
  const options = [...command.replace(`'"$OWNER"'`, user.id).matchAll(/--([\w-]+) '([^']*)'/g)];
  const option = (name: string) => options.find((each) => each[1] === name)?.[2] ?? '';
  const client = tableClient();
  const update = new UpdateItemCommand({
    TableName: app.environment.TABLE_NAME,
    Key: JSON.parse(option('key')),
    UpdateExpression: option('update-expression'),
    ExpressionAttributeValues: JSON.parse(option('expression-attribute-values')),
    ConditionExpression: option('condition-expression'),
  });
  await client.send(update);
  client.destroy();
  expect([await isSignedIn(browser), await isSignedIn(other.browser)]).toEqual([false, true]);
  await browser.ask(account.login, { body: { email, password } });
  expect(await isSignedIn(browser)).toBe(true);
});

test('registering in a browser where another owner is signed in ends that session', async () => {
  const { browser } = await create.owner();
  const before = browser.copy();
  await browser.ask(account.register, { body: registration() });
  expect([await isSignedIn(before), await isSignedIn(browser)]).toEqual([false, true]);
});

test('/api/login redirects to the sign-in screen', async () => {
  const reply = await app.visitor().get('/api/login');
  expect([reply.status, reply.headers.location, reply.text]).toEqual([302, '/auth?signin=true', '']);
});

test.each([
  ['true', 'signup'],
  ['false', 'signin'],
  ['', 'signin'],
  ['https://evil.example', 'signin'],
])('/api/login?new=%s redirects to the %s tab', async (value, tab) => {
  const reply = await app.visitor().get(`/api/login?new=${encodeURIComponent(value)}`);
  expect([reply.status, reply.headers.location]).toEqual([302, `/auth?${tab}=true`]);
});
