import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from '#infra/local/settings.ts';
import { StartupError } from '#infra/local/startup-error.ts';

test('the defaults are port 3000 of this machine, the demo, and data in .local', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('.local'),
    demo: true,
    siteOrigin: undefined,
    dynamoDbUrl: undefined,
    signUpsPerHour: 100_000,
    plansOnSale: true,
    mapTiles: {
      origin: '',
      path: '/{z}/{x}/{y}.png',
      attribution: '© OpenStreetMap contributors',
      attributionUrl: 'https://www.openstreetmap.org/copyright',
    },
    stripe: {},
    assistant: {},
    lambdas: 'sources',
  });
});

test('each setting is read from its environment variable, and an empty variable counts as unset', () => {
  const settings = readSettings({
    PORT: '0',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/houndwell',
    DEMO: 'off',
    SITE_ORIGIN: 'https://dogs.example:8443/',
    AWS_ENDPOINT_URL_DYNAMODB: 'http://localhost:8000',
    SIGN_UPS_PER_HOUR: '60',
    PLANS_ON_SALE: 'off',
    MAP_TILE_ORIGIN: 'https://tiles.example',
    MAP_TILE_PATH: '/{z}/{x}/{y}.webp',
    MAP_TILE_ATTRIBUTION: '© Example',
    MAP_TILE_ATTRIBUTION_URL: 'https://tiles.example/license',
    ASSISTANT_MODEL_ID: 'us.example.model-v1:0',
    LAMBDAS: '',
  });
  expect(settings).toEqual({
    port: 0,
    host: '0.0.0.0',
    dataDir: '/srv/houndwell',
    demo: false,
    siteOrigin: 'https://dogs.example:8443',
    dynamoDbUrl: 'http://localhost:8000',
    signUpsPerHour: 60,
    plansOnSale: false,
    mapTiles: {
      origin: 'https://tiles.example',
      path: '/{z}/{x}/{y}.webp',
      attribution: '© Example',
      attributionUrl: 'https://tiles.example/license',
    },
    stripe: {},
    assistant: { ASSISTANT_MODEL_ID: 'us.example.model-v1:0' },
    lambdas: 'sources',
  });
});

describe('a start with the invalid setting', () => {
  test.each([
    ['PORT', 'abc'],
    ['PORT', '-1'],
    ['PORT', '70000'],
    ['PORT', '3000.5'],
    ['HOST', 'two words'],
    ['DEMO', 'yes'],
    ['SITE_ORIGIN', 'localhost:3000'],
    ['SITE_ORIGIN', 'http://localhost:3000/path'],
    ['SITE_ORIGIN', 'ftp://localhost'],
    ['AWS_ENDPOINT_URL_DYNAMODB', '8000'],
    ['SIGN_UPS_PER_HOUR', '0'],
    ['MAP_TILE_ORIGIN', 'https://tiles.example/{z}'],
    ['LAMBDAS', 'zip'],
  ])('%s=%s fails with one sentence that names it', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(StartupError);
    expect(read).toThrow(new RegExp(`^${name} must be .+, but it is "${value}"\\.$`));
  });
});

describe('a start with Stripe', () => {
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };

  test('needs all three keys', () => {
    expect(readSettings(stripe).stripe).toEqual(stripe);
    for (const name of Object.keys(stripe)) {
      expect(() => readSettings({ ...stripe, [name]: '' })).toThrow(new RegExp(`^${name} must be `));
    }
  });

  test('rejects keys of live mode, and does not print them', () => {
    const liveKey = stripe.STRIPE_SECRET_KEY.replace('test', 'live');
    const read = () => readSettings({ ...stripe, STRIPE_SECRET_KEY: liveKey });
    expect(read).toThrow("STRIPE_SECRET_KEY must be sk_test_... of Stripe's test mode.");
  });
});

test('a start with an invalid setting exits with code 1 and prints one sentence', async () => {
  const main = join(import.meta.dirname, '..', '..', '..', 'infra', 'local', 'main.ts');
  const child = spawn(process.execPath, [main], { env: { PATH: process.env.PATH, PORT: 'abc' } });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk;
  });
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(1);
  expect(printed).toBe('PORT must be a whole number from 0 to 65535 (0 picks a free port), but it is "abc".\n');
});
