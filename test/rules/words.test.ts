import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Check, lineAt, rule } from '#test/rules/source.ts';
import { root } from '#test/support/folders.ts';

const unfinished = /\b(TO\sDO|TODO|FIX[M]E|XX[X]|HAC[K]|WI[P])\b/;

const promises: Check = (all) =>
  all.flatMap(({ path, text, comments }) =>
    comments
      .filter(({ value }) => unfinished.test(value))
      .map(({ start, value }) => `${path}:${lineAt(text, start)}${value}`),
  );

rule('nothing is left for later, because a note to oneself is read by nobody', promises, {
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

rule('no code is commented out, because the history keeps what is gone', commentedOut, {
  'functions/dogs/planted.ts': '// const dog = await find(id);',
  'shared/planted.ts': "// import { limits } from '#shared/plans.ts';",
});

const silenced: Check = (all) =>
  all.flatMap(({ path, text, comments }) =>
    comments
      .filter(({ value }) => /@ts-(ignore|nocheck)|eslint-disable|biome-ignore(-all)?\s+(?!lint\/)/.test(value))
      .map(({ start, value }) => `${path}:${lineAt(text, start)}${value}`),
  );

rule('no check is silenced as a whole, so that an exception names what it excepts', silenced, {
  'functions/dogs/planted.ts': '// @ts-ignore\nexport const age: number = "3";',
  'frontend/src/ui/planted.tsx': '/* biome-ignore-all format: by hand */',
});

interface Words {
  why: string;
  pattern: RegExp;
  planted: string;
}

// Letters in brackets keep these patterns from finding themselves.
const forbidden: Words[] = [
  {
    why: 'no path of one machine stands anywhere, because nobody else has it',
    pattern: /(?<![\w.)])\/(?:wor[k]|roo[t]|tm[p]\/bash|hom[e]\/(?!dynamodblocal)\w+|User[s]\/\w+)\//,
    planted: `see ${['', 'work', 'main'].join('/')}/`,
  },
  {
    why: 'no package registry is named, so that an install goes where the machine says',
    pattern: /registr[y]\.(?!xml)[\w-]+\.\w+|"resolve[d]":|npm\.pk[g]|artifactor[y]|verdacci[o]/i,
    planted: ['registry', 'npmjs', 'org'].join('.'),
  },
  {
    why: 'no document outside the repository is cited, because readers cannot open it',
    pattern:
      /\b(DESIG[N]|DECISION[S]|CALL[S]|LOO[K]|BRIE[F])\.md\b|\bDECISION[S]\s\d|\bthe\s[Ss]pe[c](ification)?\b|\bspec\s(part|section)\b/,
    planted: `as ${['DESIGN', 'md'].join('.')} says`,
  },
  {
    why: 'nothing tells how or by whom it was made, because that is not about the product',
    pattern: /\b(Generated\swit[h]|Co-Authored-B[y]|Signed-of[f]-by)\b/i,
    planted: ['Co', 'Authored', 'By'].join('-'),
  },
  {
    why: 'no key or token of a real account stands in the tree',
    pattern:
      /\b(AKI[A][0-9A-Z]{16}|AS[I]A[0-9A-Z]{16}|sk_liv[e]_\w+|gh[p]_\w{30,}|-----BEGI[N] [A-Z ]*PRIVATE KEY-----)/,
    planted: `${'AKIA'}${'1234567890ABCDEF'}`,
  },
];

const unread = /(^|\/)(node_modules|dist|cdk\.out|\.git|\.local|\.cache|test-results|playwright-report)(\/|$)/;
const binary = /\.(png|jpe?g|webp|avif|woff2?|ico|pdf|gz|br|zip)$/;

/** Every text file of the tree, whatever its kind. */
function textFiles(): { path: string; text: string }[] {
  return globSync(['*', '.*', '{shared,events,functions,infra,frontend,test,.ci,.github}/**/*'], {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => unread.test(entry.name),
  })
    .filter((entry) => entry.isFile() && !binary.test(entry.name) && !unread.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .map((path) => ({ path: path.slice(root.length + 1), text: readFileSync(path, 'utf8') }));
}

function foundIn(files: { path: string; text: string }[], { pattern }: Words): string[] {
  return files.flatMap(({ path, text }) => {
    const found = pattern.exec(text);
    return found ? [`${path}:${lineAt(text, found.index)} ${found[0]}`] : [];
  });
}

for (const words of forbidden) {
  test(words.why, () => expect(foundIn(textFiles(), words)).toEqual([]));
  test(`${words.why} - found where it is planted`, () =>
    expect(foundIn([{ path: 'planted.md', text: words.planted }], words)).toHaveLength(1));
}

test('the search for words reads sources, styles, pages, prose and settings alike', () => {
  const kinds = new Set(textFiles().map(({ path }) => path.slice(path.lastIndexOf('.'))));
  expect([...kinds]).toEqual(expect.arrayContaining(['.ts', '.tsx', '.json', '.md']));
});
