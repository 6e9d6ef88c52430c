import { Visitor } from 'vite';
import { expect, test } from 'vitest';
import { type Check, isIn, lineAt, parsed, rule, type Source } from '#test/rules/source.ts';

/** Finds import cycles between files. */
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

rule('files do not import each other in a cycle', cycles, {
  'shared/calendar.ts': "import { Page } from '#shared/contract/fields.ts';\nimport '#shared/contract/account.ts';",
});

const barrels: Check = (all) =>
  all.flatMap(({ path, program, text }) => {
    const imported = new Set<string>();
    const findings: string[] = [];
    const report = (start: number) => findings.push(`${path}:${lineAt(text, start)} re-exports from another file`);
    new Visitor({
      ImportDeclaration: ({ specifiers }) => {
        for (const { local } of specifiers) imported.add(local.name);
      },
      ExportAllDeclaration: ({ start }) => report(start),
      ExportNamedDeclaration: ({ source, specifiers, start }) => {
        const passed = specifiers.some(({ local }) => local.type === 'Identifier' && imported.has(local.name));
        if (source || passed) report(start);
      },
    }).visit(program);
    return findings;
  });

rule('files do not re-export from other files', barrels, {
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
        .map(({ line }) => `${path}:${line} has a computed import`),
    );

rule('imports are literal paths, so the import rules see them', computed, {
  'functions/dogs/planted.ts': 'export const load = (name: string) => import(name);',
});

const zodForms: Check = (all) =>
  all.flatMap(({ path, imports }) =>
    imports
      .filter(({ specifier }) => /^zod(\/|$)/.test(specifier))
      .filter(({ specifier, names }) => specifier !== 'zod/mini' || names.join() !== '*')
      .map(({ line, specifier }) => `${path}:${line} imports ${specifier} other than as * from zod/mini`),
  );

rule("zod is imported as `* as z from 'zod/mini'`, because other forms are five times as large", zodForms, {
  'shared/planted.ts': "import { z } from 'zod/mini';",
  'functions/core/planted.ts': "import * as z from 'zod';",
  'frontend/src/lib/planted.ts': "import z from 'zod/v4';",
});

const extensionless: Check = (all) =>
  all.flatMap(({ path, imports }) =>
    imports
      .filter(({ target }) => target !== undefined && !/\.[a-z]+(\?[a-z]+)?$/.test(target))
      .map(({ line, specifier }) => `${path}:${line} imports ${specifier} without its file extension`),
  );

rule('imports have a file extension, because Node.js runs the sources directly', extensionless, {
  'functions/core/planted.ts': "import { now } from '#functions/core/clock';",
});

test('the parser finds every form of import', () => {
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
