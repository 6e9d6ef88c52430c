import { expect, test } from 'vitest';
import { type Check, lineAt, rule } from '#test/rules/source.ts';
import { type TextFile, textFiles } from '#test/rules/text-files.ts';
import { avoidedWords, isChecked } from '#test/rules/vocabulary.ts';

const unfinished = /\b(TO\sDO|TODO|FIX[M]E|XX[X]|HAC[K]|WI[P])\b/;

const todos: Check = (all) =>
  all.flatMap(({ path, text, comments }) =>
    comments
      .filter(({ value }) => unfinished.test(value))
      .map(({ start, value }) => `${path}:${lineAt(text, start)}${value}`),
  );

rule('comments contain no TODO', todos, {
  'functions/dogs/planted.ts': '// TODO: check the weight',
  'frontend/src/ui/planted.tsx': '/* FIXME later */',
});

const code =
  /^\s*(const|let|var|if|for|while|return|throw|await|import|export|function|type|interface|expect)\b.*[;{}]\s*$/;

const commentedOut: Check = (all) =>
  all.flatMap(({ path, text, comments }) =>
    comments
      .filter(({ type, value }) => type === 'Line' && code.test(value))
      .map(({ start, value }) => `${path}:${lineAt(text, start)}${value}`),
  );

rule('no code is commented out', commentedOut, {
  'functions/dogs/planted.ts': '// const dog = await find(id);',
  'shared/planted.ts': "// import { limits } from '#shared/plans.ts';",
});

const silenced: Check = (all) =>
  all.flatMap(({ path, text, comments }) =>
    comments
      .filter(({ value }) => /@ts-(ignore|nocheck)|eslint-disable|biome-ignore(-all)?\s+(?!lint\/)/.test(value))
      .map(({ start, value }) => `${path}:${lineAt(text, start)}${value}`),
  );

rule('suppressions name the rule that they suppress', silenced, {
  'functions/dogs/planted.ts': '// @ts-ignore\nexport const age: number = "3";',
  'frontend/src/ui/planted.tsx': '/* biome-ignore-all format: by hand */',
});

interface ForbiddenText {
  rule: string;
  pattern: RegExp;
  violation: string;
}

// A letter in brackets prevents a pattern from matching its own source.
const forbidden: ForbiddenText[] = [
  {
    rule: 'no file contains an absolute path of a machine',
    pattern: /(?<![\w.)])\/(?:wor[k]|roo[t]|tm[p]\/bash|hom[e]\/(?!dynamodblocal)\w+|User[s]\/\w+)\//,
    violation: `see ${['', 'work', 'main'].join('/')}/`,
  },
  {
    rule: 'no file names a package registry, so npm uses the configured one',
    pattern: /registr[y]\.(?!xml)[\w-]+\.\w+|"resolve[d]":|npm\.pk[g]|artifactor[y]|verdacci[o]/i,
    violation: ['registry', 'npmjs', 'org'].join('.'),
  },
  {
    rule: 'no file contains a secret key or token',
    pattern:
      /\b(AKI[A][0-9A-Z]{16}|AS[I]A[0-9A-Z]{16}|sk_liv[e]_\w+|gh[p]_\w{30,}|-----BEGI[N] [A-Z ]*PRIVATE KEY-----)/,
    violation: `${'AKIA'}${'1234567890ABCDEF'}`,
  },
];

function foundIn(files: TextFile[], { pattern }: { pattern: RegExp }): string[] {
  return files.flatMap(({ path, text }) => {
    const found = pattern.exec(text);
    return found ? [`${path}:${lineAt(text, found.index)} ${found[0]}`] : [];
  });
}

for (const each of forbidden) {
  test(each.rule, () => expect(foundIn(textFiles(), each)).toEqual([]));
  test(`${each.rule} (detects a violation)`, () =>
    expect(foundIn([{ path: 'planted.md', text: each.violation }], each)).toHaveLength(1));
}

test('no file contains a word that the glossary in docs/style.md avoids', () => {
  const files = textFiles();
  const found = avoidedWords.flatMap((word) => {
    const checked = files.filter(({ path }) => isChecked(path, word));
    return foundIn(checked, word).map((place) => `${place}: say ${word.say}`);
  });
  expect(found).toEqual([]);
});

test.each(avoidedWords)('the rule detects a word that the glossary avoids in "$example"', (word) => {
  const planted = { path: 'functions/core/planted.ts', text: `// At least once.\n// ${word.example}` };
  expect(isChecked(planted.path, word)).toBe(true);
  expect(foundIn([planted], word)).toHaveLength(1);
});

test('the search for words covers sources, settings and documentation', () => {
  const kinds = new Set(textFiles().map(({ path }) => path.slice(path.lastIndexOf('.'))));
  expect([...kinds]).toEqual(expect.arrayContaining(['.ts', '.tsx', '.json', '.md']));
});
