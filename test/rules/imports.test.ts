import { Visitor } from 'vite';
import { expect, test } from 'vitest';
import { type Check, isIn, lineAt, parsed, rule, type Source } from '#test/rules/source.ts';

/** Follows the imports from each file; every way back to where it came from is a cycle, told once. */
const cycles: Check = (all) => {
  const byPath = new Map(all.map((source) => [source.path, source]));
  const found = new Set<string>();
  const done = new Set<string>();
  const follow = (path: string, trail: string[]): void => {
    const from = trail.indexOf(path);
    if (from >= 0) found.add([...trail.slice(from), path].join(' -> '));
    if (from >= 0 || done.has(path)) return;
    for (const { target } of byPath.get(path)?.imports ?? []) {
      if (target && byPath.has(target)) follow(target, [...trail, path]);
    }
    done.add(path);
  };
  for (const { path } of all) follow(path, []);
  return [...found];
};

rule('no import leads back to where it came from, so that every file can be read from the bottom up', cycles, {
  'shared/calendar.ts': "import { Page } from '#shared/contract/fields.ts';\nimport '#shared/contract/account.ts';",
});

const barrels: Check = (all) =>
  all.flatMap(({ path, program, text }) => {
    const imported = new Set<string>();
    const complaints: string[] = [];
    const complain = (start: number) =>
      complaints.push(`${path}:${lineAt(text, start)} passes on what is another file's`);
    new Visitor({
      ImportDeclaration: ({ specifiers }) => {
        for (const { local } of specifiers) imported.add(local.name);
      },
      ExportAllDeclaration: ({ start }) => complain(start),
      ExportNamedDeclaration: ({ source, specifiers, start }) => {
        const passed = specifiers.some(({ local }) => local.type === 'Identifier' && imported.has(local.name));
        if (source || passed) complain(start);
      },
    }).visit(program);
    return complaints;
  });

rule('no file passes on what another one exports, so that an import leads to where the thing is made', barrels, {
  'shared/planted.ts': "export { errors } from '#shared/errors.ts';",
  'shared/contract/planted.ts': "export * from '#shared/errors.ts';",
  'frontend/src/ui/planted.ts': "import { Card } from './card.tsx';\nexport { Card };",
});

const computed: Check = (all) =>
  all
    .filter(({ path }) => isIn(path, 'shared/', 'events/', 'functions/', 'frontend/src/'))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ specifier }) => specifier === '(computed)')
        .map(({ line }) => `${path}:${line} imports what only shows when it runs`),
    );

rule('imports name their file, so that the rules about folders see them all', computed, {
  'functions/dogs/planted.ts': 'export const load = (name: string) => import(name);',
});

const zodForms: Check = (all) =>
  all.flatMap(({ path, imports }) =>
    imports
      .filter(({ specifier }) => /^zod(\/|$)/.test(specifier))
      .filter(({ specifier, names }) => specifier !== 'zod/mini' || names.join() !== '*')
      .map(({ line, specifier }) => `${path}:${line} imports ${specifier} other than as * from zod/mini`),
  );

rule("zod comes as `* as z from 'zod/mini'` only, because every other form weighs five times as much", zodForms, {
  'shared/planted.ts': "import { z } from 'zod/mini';",
  'functions/core/planted.ts': "import * as z from 'zod';",
  'frontend/src/lib/planted.ts': "import z from 'zod/v4';",
});

const extensionless: Check = (all) =>
  all.flatMap(({ path, imports }) =>
    imports
      .filter(({ target }) => target !== undefined && !/\.[a-z]+(\?[a-z]+)?$/.test(target))
      .map(({ line, specifier }) => `${path}:${line} imports ${specifier} without its ending`),
  );

rule('imports of ours end in the file ending, because Node runs the sources as they are', extensionless, {
  'functions/core/planted.ts': "import { now } from '#functions/core/clock';",
});

test('the parser sees every form of import, else a wall would have a hole', () => {
  const forms: [string, string][] = [
    ["import { a } from '#shared/a.ts';", 'shared/a.ts'],
    ["import type { A } from '../shared/a.ts';", 'shared/a.ts'],
    ["import '#shared/a.ts';", 'shared/a.ts'],
    ["export { a } from '#shared/a.ts';", 'shared/a.ts'],
    ["export * from './a.ts';", 'events/a.ts'],
    ["const a = await import('#shared/a.ts');", 'shared/a.ts'],
    ["export type A = import('#shared/a.ts').A;", 'shared/a.ts'],
    ["const text = 'import x from y';\nimport\n  a\n  from '#shared/a.ts';", 'shared/a.ts'],
  ];
  const seen = forms.map(([text]): Source => parsed('events/planted.ts', text));
  expect(seen.map(({ imports }) => imports.map(({ target }) => target))).toEqual(forms.map(([, target]) => [target]));
});
