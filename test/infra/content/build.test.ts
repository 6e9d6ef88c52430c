import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildContent } from '#infra/content/build.ts';
import { compiledFolder } from '#infra/content/content-files.ts';
import { sample, tipsPath } from '#test/infra/content/sample-content.ts';
import { root } from '#test/support/folders.ts';

let folder = '';
let compiled = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'houndwell-content-'));
  compiled = join(folder, compiledFolder);
  for (const { path, text } of sample) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function importModule(name: string): Promise<object> {
  return import(/* @vite-ignore */ pathToFileURL(join(compiled, name)).href);
}

test('the content compiler writes modules that contain the data', async () => {
  await buildContent(folder);
  expect(await importModule('tips.ts')).toMatchObject({
    tips: [{ text: 'Weigh {dog} once a month.', months: [1, 12], goals: ['health'] }],
  });
  expect(await importModule('guide-list.ts')).toMatchObject({
    summaries: [{ id: 'ear-care', category: 'health', firstSentence: 'Wipe what you can see.' }],
  });
  expect(await importModule('guide-questions.ts')).toMatchObject({ questions: { 'ear-care': { 0: 'ear wax smell' } } });
  expect(await importModule('guide-health.ts')).toMatchObject({
    bodies: { 'ear-care': { sources: [{ title: 'A clinic: Ears (part 2)' }, { title: 'A university: Ears' }] } },
  });
  expect(await importModule('guide-nutrition.ts')).toHaveProperty('bodies', {});
});

test('the content compiler runs again only after a change, and replaces only the modules that differ', async () => {
  expect(await buildContent(folder)).toBe(true);
  expect(await buildContent(folder)).toBe(false);
  const articles = join(compiled, 'guide-health.ts');
  const { ino } = statSync(articles);
  writeFileSync(join(folder, tipsPath), '- text: Walk {dog}.\r\n');
  expect(await buildContent(folder)).toBe(true);
  expect(await importModule('tips.ts')).toMatchObject({ tips: [{ text: 'Walk {dog}.' }] });
  expect(statSync(articles).ino).toBe(ino);
});

test('the content compiler removes modules that are no longer compiled', async () => {
  mkdirSync(compiled, { recursive: true });
  writeFileSync(join(compiled, 'cats.ts'), 'export {};\n');
  await buildContent(folder);
  expect(readdirSync(compiled)).not.toContain('cats.ts');
});

test('a mistake in the content leaves the compiled modules unchanged', async () => {
  await buildContent(folder);
  writeFileSync(join(folder, tipsPath), '- txt: Walk {dog}.\n');
  await expect(buildContent(folder)).rejects.toThrow('shared/content/tips.yaml:1: unknown key "txt"');
  expect(readdirSync(compiled)).toContain('tips.ts');
  await expect(buildContent(folder)).rejects.toThrow('tips.yaml');
});

test('several processes can compile the content at once', async () => {
  const code = `const { buildContent } = await import('#infra/content/build.ts');
    await buildContent(${JSON.stringify(folder)});`;
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], { cwd: root });
  await Promise.all([run(), run(), run()]);
  expect(await importModule('guide-list.ts')).toMatchObject({ summaries: [{ id: 'ear-care' }] });
  expect(readdirSync(compiled).filter((name) => name.startsWith('.'))).toEqual(['.stamp']);
});
