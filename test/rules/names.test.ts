import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { type Check, isIn, rule } from '#test/rules/source.ts';
import { root } from '#test/support/folders.ts';

const vague = /^(utils?|helpers?|common|misc|types?|index|service|manager|impl)\.tsx?$/;

rule(
  'no file has a name that says nothing, so that the file can be guessed from the sentence',
  (all) => all.map(({ path }) => path).filter((path) => vague.test(basename(path))),
  { 'functions/dogs/utils.ts': '', 'shared/types.ts': '', 'frontend/src/ui/index.tsx': '' },
);

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|browser|config|d))?\.tsx?$/;

rule(
  'files are kebab-case, so that they are spelt alike on every file system',
  (all) => all.map(({ path }) => path).filter((path) => !kebab.test(basename(path))),
  { 'functions/dogs/createDog.ts': '', 'frontend/src/ui/Button.tsx': '' },
);

/** About 200 is the aim; breeds are data, four lines each. */
function mostLines(path: string): number {
  return isIn(path, 'shared/breeds/') ? 320 : 260;
}

const tooLong: Check = (all) =>
  all
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ path, lines }) => lines > mostLines(path))
    .map(({ path, lines }) => `${path} has ${lines} lines`);

rule('no file is longer than one can read in one go', tooLong, {
  'functions/dogs/planted.ts': 'export {};\n'.repeat(261),
  'shared/breeds/planted.ts': 'export {};\n'.repeat(321),
});

const widest: Check = (all) =>
  all.flatMap(({ path, text }) => {
    const line = text.split('\n').findIndex((each) => each.length > 200);
    const data = /(-list|texts)\.ts$/.test(path);
    return line < 0 || data || isIn(path, 'functions/core/letter.ts') ? [] : [`${path}:${line + 1}`];
  });

rule('no line runs out of the window, else the limit of lines would mean nothing', widest, {
  'functions/dogs/planted.ts': `export const packed = '${'x'.repeat(200)}';`,
});

test('a test lies where its source lies, so that it is found by the name of what it tests', () => {
  const mirrored = globSync('test/{shared,events,functions,frontend,infra}/**/', { cwd: root });
  const strays = mirrored
    .map((folder) => folder.replaceAll('\\', '/').replace(/^test\//, ''))
    .map((folder) => (folder.startsWith('frontend/') ? folder.replace('frontend/', 'frontend/src/') : folder))
    .filter((folder) => globSync(folder, { cwd: root }).length === 0);
  expect(strays).toEqual([]);
});
