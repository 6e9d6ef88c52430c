import { expect, test } from 'vitest';
import { dogs } from '#shared/contract/dogs.ts';
import { createFactories, newEmail, password, registration } from '#test/support/factories.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);

test('logs contain no personal data, secrets or request bodies', async () => {
  const form = {
    ...registration(newEmail('quentin')),
    name: 'Quentin Vanterpool',
    homeAddress: '17 Juniper Lane',
    city: 'Winnemucca',
  };
  const browser = app.visitor('127.0.9.77');
  const agent = { headers: { 'user-agent': 'SecretBrowser/9.9' } };
  await browser.post('/api/auth/register', form, { ...agent, key: 'key-of-quentin' });
  const cookie = [...browser.jar.values()][0]?.value ?? '';
  const dog = { name: 'Zerberus', breed: 'Beagle', age: 3, description: 'limps on rainy days' } as const;
  await browser.ask(dogs.createDog, { body: dog }, { key: 'key-of-zerberus' });
  await browser.post('/api/dogs', { ...dog, breed: 'Wolpertinger' });
  await browser.post('/api/dogs', '{"name": "Brokenhound');
  await browser.get('/api/dogs?limit=1&cursor=forged-marker-77');
  await browser.get('/api/nothing/at-all-here?q=private-question');
  await browser.another().post('/api/auth/login', { email: form.email, password: 'wrong-guess-88' });
  await browser.another().post('/api/auth/login', { email: newEmail('unheardof'), password: 'wrong-guess-88' });
  await browser.post('/api/auth/forgot-password', { email: form.email });
  await create.ownerWithDog();
  await app.settle();
  const links = (await app.mails()).flatMap(({ text }) =>
    [...text.matchAll(/token=([\w-]+)/g)].map(([, token]) => token),
  );
  expect(links.length).toBeGreaterThan(0);

  const printed = app.printed();
  expect(printed).toContain('"route":"POST /api/dogs"');
  expect(printed).toContain('"route":"$default"');
  expect(printed).toMatch(/"message":"sign-in","ownerId":"\w{26}","outcome":"wrongCredentials"/);
  const secrets = [
    form.email,
    'quentin',
    'Vanterpool',
    'Juniper',
    'Winnemucca',
    password,
    'wrong-guess-88',
    'unheardof',
    cookie,
    cookie.split('.')[2],
    'Zerberus',
    'limps',
    'Wolpertinger',
    'Brokenhound',
    'forged-marker-77',
    'at-all-here',
    'private-question',
    'key-of-',
    'SecretBrowser',
    '127.0.9.77',
    ...links,
  ];
  expect(secrets.filter((secret) => secret && printed.includes(secret))).toEqual([]);
});

test('every log line is JSON with a level and a message', () => {
  const lines = app.printed().trim().split('\n');
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) {
    expect(JSON.parse(line)).toMatchObject({
      level: expect.stringMatching(/^(info|warn|error)$/),
      message: expect.any(String),
    });
  }
});

test('every call is logged in one line with its route, status and request ID', async () => {
  const { browser } = await create.owner();
  const reply = await browser.get('/api/dogs');
  const lines = () =>
    app
      .printed()
      .split('\n')
      .filter((each) => each.includes(String(reply.headers['x-request-id'])));
  // The output may arrive shortly after the response.
  await expect.poll(lines).toHaveLength(1);
  expect(JSON.parse(lines()[0] ?? '{}')).toMatchObject({ route: 'GET /api/dogs', status: 200 });
});
