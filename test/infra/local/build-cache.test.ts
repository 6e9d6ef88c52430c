import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildWhenStale } from '#infra/local/build-cache.ts';
import { temporaryFolder } from '#test/infra/local/emulator-fixture.ts';

/** A project with two sources and a build that counts its runs. */
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
    mkdirSync(folder, { recursive: true });
  };
  const ensure = (work = build) =>
    buildWhenStale({ sources: ['pages', 'lock.json', 'absent'], folder, build: work, root });
  return { ensure, write, folder, builds: () => builds };
}

test('the build runs once, and again after a source has changed', async () => {
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

test('one of several concurrent starts builds while the others wait', async () => {
  const { ensure, builds } = project();
  expect((await Promise.all([ensure(), ensure(), ensure()])).filter(Boolean)).toHaveLength(1);
  expect(builds()).toBe(1);
});

test('a failed build is repeated and does not block others', async () => {
  const { ensure } = project();
  await expect(ensure(() => Promise.reject(new Error('a typing mistake')))).rejects.toThrow('a typing mistake');
  expect(await ensure()).toBe(true);
});

test('a source that changes during the build leads to another build', async () => {
  const { ensure, write, folder } = project();
  await ensure(async () => {
    mkdirSync(folder, { recursive: true });
    write('lock.json', '{"during":1}');
  });
  expect(readFileSync(join(folder, '.stamp'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
  expect(await ensure()).toBe(true);
});
