import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { createFactories, password, registration } from '#test/support/factories.ts';
import { Browser } from '#test/support/http.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const name = 'houndwell_session';
const unauthorized = { code: 'unauthorized', message: 'Unauthorized' };
const second = 1000;
const day = 24 * 3600 * second;

// How fast the machine is changes nothing.
beforeEach(() => app.clock.freeze());
afterEach(() => app.clock.reset());

function isSignedIn(browser: Browser): Promise<boolean> {
  return browser.get('/api/auth/user').then(({ status }) => status === 200);
}

/** The application's clock, so much later. */
function later(ms: number): void {
  app.clock.moveTo(new Date(app.clock.now().getTime() + ms));
}

describe('the cookie', () => {
  test('is out of reach of scripts and of other sites, and the browser forgets it when it closes', async () => {
    const { browser } = await create.owner();
    expect(browser.jar.get(name)?.attributes).toBe('Path=/; HttpOnly; SameSite=Strict');
    expect(browser.jar.size).toBe(1);
  });

  test('lasts 30 days when the owner asks to be remembered', async () => {
    const { email, browser } = await create.owner();
    const remembered = browser.another();
    await remembered.ask(account.login, { body: { email, password, rememberMe: true } });
    expect(remembered.jar.get(name)?.attributes).toBe('Path=/; HttpOnly; SameSite=Strict; Max-Age=2592000');
  });

  test('carries Secure and the host prefix where the site is served over https', async () => {
    const secure = await startTestApp({}, { siteOrigin: 'https://houndwell.example' });
    const browser = new Browser(secure.url);
    const headers = { origin: 'https://houndwell.example' };
    const reply = await browser.post('/api/auth/register', registration(), { headers });
    expect(reply.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-houndwell_session=[\w.-]+; Path=\/; HttpOnly; SameSite=Strict; Secure$/),
    ]);
    expect(await isSignedIn(browser)).toBe(true);
    expect((await browser.post('/api/auth/login', {}, { headers: { origin: secure.url } })).status).toBe(403);
  });

  test('opens the account by a secret that is stored nowhere', async () => {
    const { browser } = await create.owner();
    const secret = browser.jar.get(name)?.value.split('.')[2] ?? '';
    expect(secret).toMatch(/^[\w-]{43}$/);
    const { TABLE_NAME: TableName, AWS_ENDPOINT_URL_DYNAMODB: endpoint = '', ...keys } = app.environment;
    const credentials = {
      accessKeyId: keys.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: keys.AWS_SECRET_ACCESS_KEY ?? '',
    };
    const client = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials });
    const { Items = [] } = await client.send(new ScanCommand({ TableName }));
    client.destroy();
    expect(Items.length).toBeGreaterThan(3);
    expect(JSON.stringify(Items)).not.toContain(secret);
    expect(JSON.stringify(Items)).not.toContain(password);
  });
});

describe('a session', () => {
  test('without "remember me" lives for 24 hours and not a second longer', async () => {
    const { browser } = await create.owner();
    later(day - 5 * second);
    expect(await isSignedIn(browser)).toBe(true);
    later(5 * second);
    const { status, body } = await browser.get('/api/auth/user');
    expect([status, body]).toEqual([401, unauthorized]);
  });

  test('that is remembered lives for 30 days, also after the trial, and not a second longer', async () => {
    const { email, browser } = await create.owner();
    const remembered = browser.another();
    await remembered.ask(account.login, { body: { email, password, rememberMe: true } });
    later(30 * day - 5 * second);
    expect(await isSignedIn(remembered)).toBe(true);
    later(5 * second);
    expect((await remembered.get('/api/auth/user')).body).toEqual(unauthorized);
  });

  test('number 21 ends the oldest one and no other', async () => {
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

  test('is one of 20 at most, even when 30 browsers sign in at the same moment', async () => {
    const { email, browser } = await create.owner();
    const browsers = Array.from({ length: 30 }, () => browser.another());
    const replies = await Promise.all(browsers.map((each) => each.post('/api/auth/login', { email, password })));
    expect(replies.filter(({ status }) => ![200, 429, 503].includes(status)).map(({ text }) => text)).toEqual([]);
    const alive = await Promise.all([browser, ...browsers].map(isSignedIn));
    expect(alive.filter(Boolean).length).toBeLessThanOrEqual(20);
    expect(alive.filter(Boolean).length).toBeGreaterThan(0);
  });

  test('ends for good when the owner signs out: a copy of the cookie opens nothing', async () => {
    const { browser } = await create.owner();
    const copy = browser.copy();
    await browser.get('/api/logout');
    expect(browser.jar.has(name)).toBe(false);
    const { status, body } = await copy.get('/api/auth/user');
    expect([status, body]).toEqual([401, unauthorized]);
  });

  test('ends in this browser only', async () => {
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
  ])('asked to end by a request with Sec-Fetch-Site %s: ended is %s', async (site, ended) => {
    const { browser } = await create.owner();
    const copy = browser.copy();
    const reply = await browser.get('/api/logout', { headers: { 'sec-fetch-site': site } });
    expect([reply.status, reply.headers.location]).toEqual([302, '/']);
    expect(reply.headers['set-cookie'] !== undefined).toBe(ended);
    expect(await isSignedIn(copy)).toBe(!ended);
  });
});

describe('nobody is let in', () => {
  test('with a made-up, altered or borrowed cookie', async () => {
    const { browser } = await create.owner();
    const other = await create.owner();
    const value = browser.jar.get(name)?.value ?? '';
    const [owner = '', slot = '', secret = ''] = value.split('.');
    const forged = [
      '',
      'x',
      `${owner}.${slot}.${'A'.repeat(43)}`,
      `${owner}.${slot}.${secret.slice(0, -1)}`,
      `${owner}.${slot}.${secret}x`,
      `${owner}.${Number(slot) + 1}.${secret}`,
      `${other.user.id}.${slot}.${secret}`,
      `${owner.toLowerCase()}.${slot}.${secret}`,
      `${owner}..${secret}`,
      `${owner}.${slot}`,
      `${'0'.repeat(26)}.0.${secret}`,
      `owner#${owner}.${slot}.${secret}`,
      'é'.repeat(40),
      'A'.repeat(3000),
    ];
    for (const cookie of forged) {
      const reply = await browser.another().get('/api/dogs', { headers: { cookie: `${name}=${encodeURI(cookie)}` } });
      expect([cookie, reply.status, reply.body]).toEqual([cookie, 401, unauthorized]);
    }
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('and the answer is the same whether the session never was, is over, or was ended', async () => {
    const { browser } = await create.owner();
    const ended = browser.copy();
    await browser.get('/api/logout');
    const answers = [await app.visitor().get('/api/dogs'), await ended.get('/api/dogs')];
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([JSON.stringify(unauthorized)]));
  });
});

test('the sign-in address sends the browser to the sign-in screen', async () => {
  const reply = await app.visitor().get('/api/login');
  expect([reply.status, reply.headers.location, reply.text]).toEqual([302, '/auth?signin=true', '']);
});
