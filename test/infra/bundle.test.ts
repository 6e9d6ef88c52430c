import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { environmentVariables } from '#functions/core/environment.ts';
import { type LambdaName, lambdas } from '#functions/manifest.ts';
import { environmentNames } from '#functions/manifest-environment.ts';
import type { Lambda } from '#functions/manifest-types.ts';
import { buildSourceMap, bundleLambdas } from '#infra/bundle.ts';
import { errors } from '#shared/errors.ts';
import { bundlesFolder, root } from '#test/support/folders.ts';

let elsewhere: string;

beforeAll(async () => {
  elsewhere = await mkdtemp(join(tmpdir(), 'houndwell-bundles-'));
  await bundleLambdas(elsewhere);
});

afterAll(() => rm(elsewhere, { recursive: true }));

describe.each(Object.keys(lambdas) as LambdaName[])('the bundle of %s', (name) => {
  const folder = join(bundlesFolder, name);
  const file = join(folder, 'index.mjs');

  /** Reads all files of the bundle, one after the other. */
  async function readAll(): Promise<string> {
    const names = (await readdir(folder)).filter((each) => each.endsWith('.mjs'));
    const texts = await Promise.all(names.map((each) => readFile(join(folder, each), 'utf8')));
    return texts.join('\n');
  }

  test('is reproducible in another folder', async () => {
    const names = await readdir(folder);
    expect(await readdir(join(elsewhere, name))).toEqual(names);
    for (const each of names) {
      const bytes = await readFile(join(folder, each));
      expect(bytes.equals(await readFile(join(elsewhere, name, each)))).toBe(true);
    }
  });

  test('has a file for each process, for what is imported on first use, and no paths of the machine', async () => {
    const { processes = [], files = [] } = (lambdas[name] as Lambda).uses;
    const names = (await readdir(folder)).filter((each) => !/-[A-Z\d]{8}\.mjs$/.test(each));
    const built = processes.map((path) => `${basename(path, '.ts')}.mjs`);
    expect(names).toEqual(['index.mjs', ...built, ...files.map((path) => basename(path))].sort());
    const text = await readAll();
    expect(text).not.toContain(root);
    expect(text).not.toContain('sourceMappingURL');
    expect(text.includes('model.safetensors')).toBe(files.some((path) => path.endsWith('model.safetensors')));
  });

  test('reads exactly the environment variables of the manifest', async () => {
    const named = new Set([...(await readAll()).matchAll(/\("([A-Z\d_]+)"\)/g)].map(([, each]) => each));
    const read = environmentVariables.filter((each) => named.has(each));
    expect(read.sort()).toEqual(environmentNames(name));
  });

  test('loads and exports a handler', async () => {
    for (const variable of environmentNames(name)) process.env[variable] ??= 'http://localhost';
    const module = await import(/* @vite-ignore */ pathToFileURL(file).href);
    expect(module.handler).toBeTypeOf('function');
  });
});

test('a Node.js module that is imported on first use has its named exports', async () => {
  const folder = join(bundlesFolder, 'records');
  const importFile = async (name: string) => {
    const file = (await readdir(folder)).find((each) => each.startsWith(`${name}-`)) ?? '';
    return import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href);
  };
  expect((await importFile('zlib')).gzip).toBeTypeOf('function');
  expect((await importFile('async_hooks')).AsyncLocalStorage).toBeTypeOf('function');
});

test('the source maps of all files of a bundle map to the sources, and are not deployed', async () => {
  const names = await readdir(join(bundlesFolder, 'records'));
  const [zlib = ''] = names.filter((name) => name.startsWith('zlib-'));
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
  expect(JSON.parse(await buildSourceMap(lambdas.records as Lambda, zlib)).sources).toEqual(['imported-builtin:zlib']);

  const text = await readFile(join(bundlesFolder, 'records', 'index.mjs'), 'utf8');
  const before = text.slice(0, text.indexOf(errors.staleVersion.message.slice(0, 20))).split('\n');
  const map = new SourceMap(JSON.parse(await buildSourceMap(lambdas.records as Lambda)));
  const found = map.findEntry(before.length - 1, (before.at(-1) ?? '').length);
  expect(found).toMatchObject({ originalSource: expect.stringMatching(/^shared\/errors\/general\.ts$/) });
});
