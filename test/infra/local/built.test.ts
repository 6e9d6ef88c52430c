import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildWhenStale } from '#infra/local/built.ts';
import { temporaryFolder } from '#test/infra/local/given-runtime.ts';

/** A project of two sources whose build notes each run. */
function project() {
  const root = temporaryFolder();
  const folder = join(root, 'dist', 'site');
  mkdirSync(join(root, 'pages', 'deep'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  write('pages/deep/a.html', 'a');
  write('lock.json', '{}');
  let builds = 0;
  const build = async () => {
    builds += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
    mkdirSync(folder, { recursive: true });
  };
  const ensure = (work = build) =>
    buildWhenStale({ sources: ['pages', 'lock.json', 'absent'], folder, build: work, root });
  return { ensure, write, folder, builds: () => builds };
}

test('a site is built once, and again when one of its sources changes', async () => {
  const { ensure, write, builds } = project();
  expect(await ensure()).toBe(true);
  expect(await ensure()).toBe(false);
  write('pages/deep/a.html', 'changed');
  expect(await ensure()).toBe(true);
  write('lock.json', '{"new":1}');
  expect(await ensure()).toBe(true);
  write('pages/new.html', 'new');
  expect(await ensure()).toBe(true);
  expect(await ensure()).toBe(false);
  expect(builds()).toBe(4);
});

test('of several starts at once, one builds and the others wait for it', async () => {
  const { ensure, builds } = project();
  expect((await Promise.all([ensure(), ensure(), ensure()])).filter(Boolean)).toHaveLength(1);
  expect(builds()).toBe(1);
});

test('a build that fails is not taken for done, and does not keep others out', async () => {
  const { ensure } = project();
  await expect(ensure(() => Promise.reject(new Error('a typing mistake')))).rejects.toThrow('a typing mistake');
  expect(await ensure()).toBe(true);
});

test('sources that change during a build leave it stale', async () => {
  const { ensure, write, folder } = project();
  await ensure(async () => {
    mkdirSync(folder, { recursive: true });
    write('lock.json', '{"during":1}');
  });
  expect(readFileSync(join(folder, '.stamp'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
  expect(await ensure()).toBe(true);
});
