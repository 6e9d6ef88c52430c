import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { events } from '#events/catalogue.ts';
import { schedules } from '#events/schedules.ts';
import { environmentVariables } from '#functions/core/environment.ts';
import {
  apiLambdas,
  consumerLambdas,
  environmentNames,
  type LambdaName,
  lambdas,
  scheduledLambdas,
} from '#functions/manifest.ts';
import { api, operations } from '#shared/contract/api.ts';
import { root } from '#test/support/folders.ts';

const names = Object.keys(lambdas) as LambdaName[];

/** Loads a Lambda in a process that has its own variables and nothing else, as the first request on AWS does. */
async function load(name: LambdaName, without?: string): Promise<string> {
  const given = environmentNames(name).filter((each) => each !== without);
  const script = `import('./${lambdas[name]?.entry}').then((m) => console.log(typeof m.handler), (e) => console.log(e.message))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], {
    cwd: root,
    env: { AWS_REGION: 'us-east-1', ...Object.fromEntries(given.map((each) => [each, 'http://localhost'])) },
  });
  return stdout.trim();
}

const loaded = await Promise.all(names.map(async (name) => [name, await load(name)] as const));

test.each(loaded)('%s starts with exactly the variables that the manifest gives it', (_, answer) => {
  expect(answer).toBe('function');
});

test('a Lambda that reads a variable which it is not given would be found', async () => {
  expect(await load('dogs', 'TABLE_NAME')).toContain('TABLE_NAME');
});

test('every variable that the code reads is given to some Lambda, and no other', () => {
  const given = new Set(names.flatMap(environmentNames));
  // The clock is moved by the local runtime alone; the stack never sets it.
  const read = environmentVariables.filter((name) => !name.startsWith('CLOCK_'));
  expect([...given].sort()).toEqual([...read].sort());
});

test('every Lambda of the manifest has its file', () => {
  expect(names.filter((name) => !existsSync(`${root}/${lambdas[name]?.entry}`))).toEqual([]);
});

test('every domain has its Lambda, every event somebody who hears it, every clock somebody who works', () => {
  expect(Object.keys(apiLambdas).sort()).toEqual(Object.keys(api).sort());
  expect(Object.keys(scheduledLambdas).sort()).toEqual(Object.keys(schedules).sort());
  const heard = new Set(Object.values(consumerLambdas).flatMap(({ consumes }) => consumes as readonly string[]));
  expect(Object.keys(events).filter((type) => !heard.has(type))).toEqual([]);
});

test('an API Lambda answers before the gateway gives up on it', () => {
  const limits = Object.values(apiLambdas).map((lambda) =>
    'timeoutSeconds' in lambda ? Number(lambda.timeoutSeconds) : 10,
  );
  expect(Math.max(...limits)).toBeLessThanOrEqual(29);
  expect(operations().length).toBeGreaterThan(0);
});
