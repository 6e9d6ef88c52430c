import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { type Check, rule } from '#test/rules/source.ts';
import { root } from '#test/support/folders.ts';

const vague = /^(utils?|helpers?|common|misc|types?|index|service|manager|impl)\.tsx?$/;

rule(
  'no file has a vague name such as "utils"',
  (all) => all.map(({ path }) => path).filter((path) => vague.test(basename(path))),
  { 'functions/dogs/utils.ts': '', 'shared/types.ts': '', 'frontend/src/ui/index.tsx': '' },
);

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|browser|config|d))?\.tsx?$/;

rule('file names are kebab-case', (all) => all.map(({ path }) => path).filter((path) => !kebab.test(basename(path))), {
  'functions/dogs/createDog.ts': '',
  'frontend/src/ui/Button.tsx': '',
});

/**
 * Returns the maximum number of lines in a file. Aim for about 200. The model's weights are exempt, because a program
 * writes them.
 */
function maxLines(path: string): number {
  return path.endsWith('-weights.ts') ? Number.POSITIVE_INFINITY : 260;
}

const tooLong: Check = (all) =>
  all
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ path, lines }) => lines > maxLines(path))
    .map(({ path, lines }) => `${path} has ${lines} lines`);

rule('no file has more than 260 lines', tooLong, {
  'functions/dogs/planted.ts': 'export {};\n'.repeat(261),
});

const tooWide: Check = (all) =>
  all.flatMap(({ path, text }) => {
    const line = text.split('\n').findIndex((each) => each.length > 200);
    const data = /(-list|texts)\.ts$|^frontend\/src\/ui\/dog-art\/shapes\//.test(path);
    return line < 0 || data ? [] : [`${path}:${line + 1}`];
  });

rule('no line has more than 200 characters', tooWide, {
  'functions/dogs/planted.ts': `export const packed = '${'x'.repeat(200)}';`,
});

const nounName = /\b(?:function\*?|const) ([a-z]\w*Of)\b/g;

rule(
  'function names are verbs, not nouns such as "ageOf"',
  (all) => all.flatMap(({ path, text }) => Array.from(text.matchAll(nounName), ([, name]) => `${path} ${name}`)),
  { 'functions/dogs/planted.ts': ['export function', 'ageOf() {}'].join(' ') },
);

test('the folders of tests mirror those of the sources', () => {
  const mirrored = globSync('test/{shared,events,functions,frontend,infra,scripts}/**/', { cwd: root });
  const strays = mirrored
    .map((folder) => folder.replaceAll('\\', '/').replace(/^test\//, ''))
    .map((folder) => (folder.startsWith('frontend/') ? folder.replace('frontend/', 'frontend/src/') : folder))
    .filter((folder) => globSync(folder, { cwd: root }).length === 0);
  expect(strays).toEqual([]);
});
