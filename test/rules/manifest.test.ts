import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { businessMetrics } from '#events/business-metrics.ts';
import { events } from '#events/catalogue.ts';
import { schedules } from '#events/schedules.ts';
import { stripeTimeouts } from '#functions/billing/stripe/client.ts';
import { environmentVariables } from '#functions/core/environment.ts';
import {
  apiLambdas,
  consumerLambdas,
  type LambdaName,
  lambdaOfDomain,
  lambdas,
  queueLambdas,
  scheduledLambdas,
} from '#functions/manifest.ts';
import { environmentNames } from '#functions/manifest-environment.ts';
import type { Lambda } from '#functions/manifest-types.ts';
import { operations } from '#shared/contract/api.ts';
import { root } from '#test/support/folders.ts';

const names = Object.keys(lambdas) as LambdaName[];

/**
 * Loads a Lambda in a process that has only the Lambda's environment variables. Returns the type of its handler, or the
 * error.
 */
async function load(name: LambdaName, without?: string): Promise<string> {
  const variables = environmentNames(name).filter((each) => each !== without);
  const script = `import('./${lambdas[name]?.entry}').then((m) => console.log(typeof m.handler), (e) => console.log(e.message))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], {
    cwd: root,
    env: { AWS_REGION: 'us-east-1', ...Object.fromEntries(variables.map((each) => [each, 'http://localhost'])) },
  });
  return stdout.trim();
}

const loaded = await Promise.all(names.map(async (name) => [name, await load(name)] as const));

test.each(loaded)('%s loads with the environment variables of the manifest', (_, result) => {
  expect(result).toBe('function');
});

test('a Lambda without one of its environment variables does not load', async () => {
  expect(await load('records', 'TABLE_NAME')).toContain('TABLE_NAME');
});

test('every environment variable that the code reads is set for a Lambda, and no others are set', () => {
  const used = new Set(names.flatMap(environmentNames));
  expect([...used].sort()).toEqual([...environmentVariables].sort());
});

test('every Lambda has its entry file', () => {
  expect(names.filter((name) => !existsSync(`${root}/${lambdas[name]?.entry}`))).toEqual([]);
});

test('every API Lambda serves a domain, every schedule has a Lambda and every event is consumed or counted', () => {
  expect(new Set(Object.values(lambdaOfDomain))).toEqual(new Set(Object.keys(apiLambdas)));
  expect(Object.keys(scheduledLambdas).sort()).toEqual(Object.keys(schedules).sort());
  const consumed = new Set(
    Object.values({ ...consumerLambdas, ...queueLambdas }).flatMap(({ consumes }) => consumes as readonly string[]),
  );
  const counted: readonly string[] = businessMetrics;
  expect(Object.keys(events).filter((type) => !consumed.has(type) && !counted.includes(type))).toEqual([]);
});

test('API Lambdas time out no later than API Gateway, which times out after 29 seconds', () => {
  const limits = Object.values(apiLambdas).map((lambda) =>
    'timeoutSeconds' in lambda ? Number(lambda.timeoutSeconds) : 10,
  );
  expect(Math.max(...limits)).toBeLessThanOrEqual(29);
  expect(operations().length).toBeGreaterThan(0);
});

test('Lambdas that use Stripe have time for two attempts of a request, and those that charge for two charges', () => {
  const charging = ['billing', 'trials', 'renewals'];
  const tooShort = names.filter((name) => {
    const { uses, timeoutSeconds = 10 } = lambdas[name] as Lambda;
    const needed = 2 * (charging.includes(name) ? stripeTimeouts.charge : stripeTimeouts.usual);
    return uses.payments && timeoutSeconds * 1000 <= needed;
  });
  expect(tooShort).toEqual([]);
});
