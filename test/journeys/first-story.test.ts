import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { password, registration, rex } from '#test/support/factories.ts';
import { Browser } from '#test/support/http.ts';
import { startProcess } from '#test/support/process.ts';
import { temporaryFolder } from '#test/support/test-app.ts';

const LAMBDAS = process.env.LAMBDAS ?? 'sources';

test('an owner registers, adds a dog, signs out and finds the dog in another browser, even after a power cut', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  const first = await startProcess({ DATA_DIR: dataDir, LAMBDAS });
  expect(existsSync(dataDir)).toBe(true);

  const laptop = new Browser(first.url);
  const form = registration();
  const before = Date.now();
  const user = await laptop.ask(account.register, { body: form });
  const after = Date.now();
  expect(user).toMatchObject({ email: form.email, firstName: 'Maya', lastName: 'Lopez', isFirstLogin: true });
  const week = 7 * 24 * 3600 * 1000;
  expect(Date.parse(user.trialEndsAt)).toBeGreaterThanOrEqual(before + week);
  expect(Date.parse(user.trialEndsAt)).toBeLessThanOrEqual(after + week);
  expect(await laptop.ask(dogs.listDogs)).toEqual([]);

  const dog = await laptop.ask(dogs.createDog, { body: rex });
  expect(dog).toMatchObject({ ...rex, birthDateEstimated: true, photoUrl: null, description: null });

  const goodbye = await laptop.get('/api/logout');
  expect([goodbye.status, goodbye.headers.location]).toEqual([302, '/']);
  expect((await laptop.get('/api/dogs')).status).toBe(401);

  const phone = new Browser(first.url);
  await phone.ask(account.login, { body: { email: form.email, password, rememberMe: true } });
  expect(await phone.ask(dogs.listDogs)).toEqual([dog]);

  await first.kill();
  const port = new URL(first.url).port;
  const second = await startProcess({ DATA_DIR: dataDir, PORT: port, LAMBDAS });
  expect(second.url).toBe(first.url);

  expect(await phone.ask(dogs.listDogs)).toEqual([dog]);
  const tablet = new Browser(second.url);
  expect(await tablet.ask(account.login, { body: { email: form.email, password } })).toMatchObject({ id: user.id });
  expect(await tablet.ask(dogs.listDogs)).toEqual([dog]);

  const health = await tablet.get('/api/health');
  expect([health.status, health.body]).toEqual([200, { status: 'ok' }]);
  await second.stop();
});
