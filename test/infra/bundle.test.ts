import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { environmentVariables } from '#functions/core/environment.ts';
import { environmentNames, type LambdaName, lambdas } from '#functions/manifest.ts';
import type { Lambda } from '#functions/manifest-types.ts';
import { type Bundle, buildSourceMap, bundleLambdas } from '#infra/bundle.ts';
import { errors } from '#shared/errors.ts';
import { bundlesFolder, root } from '#test/support/folders.ts';

let elsewhere: string;
let again: Record<string, Bundle>;

beforeAll(async () => {
  elsewhere = await mkdtemp(join(tmpdir(), 'houndwell-bundles-'));
  again = await bundleLambdas(elsewhere);
});

afterAll(() => rm(elsewhere, { recursive: true }));

describe.each(Object.keys(lambdas) as LambdaName[])('the bundle of %s', (name) => {
  const file = join(bundlesFolder, name, 'index.mjs');

  test('is reproducible in another folder', async () => {
    const bytes = await readFile(file);
    expect(bytes.equals(await readFile(again[name]?.file ?? ''))).toBe(true);
    expect(again[name]?.bytes).toBe(bytes.length);
  });

  test('has a file for each process and no paths of the machine', async () => {
    const { processes = [] } = (lambdas[name] as Lambda).uses;
    const names = processes.map((path) => `${basename(path, '.ts')}.mjs`);
    expect(await readdir(join(bundlesFolder, name))).toEqual(['index.mjs', ...names]);
    const text = await readFile(file, 'utf8');
    expect(text).not.toContain(root);
    expect(text).not.toContain('sourceMappingURL');
  });

  test('reads exactly the environment variables of the manifest', async () => {
    const named = new Set([...(await readFile(file, 'utf8')).matchAll(/\("([A-Z\d_]+)"\)/g)].map(([, each]) => each));
    const read = environmentVariables.filter((each) => named.has(each));
    expect(read.sort()).toEqual(environmentNames(name));
  });

  test('loads and exports a handler', async () => {
    for (const variable of environmentNames(name)) process.env[variable] ??= 'http://localhost';
    const module = await import(/* @vite-ignore */ pathToFileURL(file).href);
    expect(module.handler).toBeTypeOf('function');
  });
});

test('the source map of a bundle maps to the sources, and is not deployed', async () => {
  const text = await readFile(join(bundlesFolder, 'records', 'index.mjs'), 'utf8');
  const before = text.slice(0, text.indexOf(errors.staleVersion.message.slice(0, 20))).split('\n');
  const map = new SourceMap(JSON.parse(await buildSourceMap(lambdas.records as Lambda)));
  const found = map.findEntry(before.length - 1, (before.at(-1) ?? '').length);
  expect(found).toMatchObject({ originalSource: expect.stringMatching(/^shared\/errors\/general\.ts$/) });
});
