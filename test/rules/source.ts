import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { root } from '#test/support/folders.ts';

/** One import or re-export, whatever its form: `import`, `import type`, `export … from`, `import()`, `import('…').T`. */
export interface Import {
  specifier: string;
  /** Path from the root for files of ours; `undefined` for packages and Node's own modules. */
  target: string | undefined;
  /** `import * as z` has `*`, `import z` has `default`. */
  names: string[];
  line: number;
}

/** A TypeScript file of ours, parsed. */
export interface Source {
  /** From the root, with slashes. */
  path: string;
  text: string;
  program: ESTree.Program;
  comments: readonly { type: 'Line' | 'Block'; value: string; start: number; end: number }[];
  imports: Import[];
}

/** Counts lines from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function targetOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  return specifier.startsWith('#') ? specifier.slice(1) : undefined;
}

/** Parses one file; a file that does not parse is a fault of its own. */
export function parsed(path: string, text: string): Source {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const imports: Import[] = [];
  const add = (literal: ESTree.Expression | ESTree.StringLiteral | null, names: string[], start: number) => {
    const specifier = literal?.type === 'Literal' && typeof literal.value === 'string' ? literal.value : '(computed)';
    imports.push({ specifier, target: targetOf(path, specifier), names, line: lineAt(text, start) });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source, node.specifiers.map(importedName), node.start),
    ExportNamedDeclaration: (node) => node.source && add(node.source, ['from'], node.start),
    ExportAllDeclaration: (node) => add(node.source, ['from'], node.start),
    ImportExpression: (node) => add(node.source, ['*'], node.start),
    TSImportType: (node) => add(node.source, ['*'], node.start),
  }).visit(program);
  return { path, text, program, comments, imports };
}

function importedName(specifier: ESTree.ImportDeclarationSpecifier): string {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  return specifier.imported.type === 'Identifier' ? specifier.imported.name : specifier.imported.value;
}

const folders = ['shared', 'events', 'functions', 'infra', 'frontend', 'test'];
const built = /(^|\/)(node_modules|dist|cdk\.out|\.local|\.cache)\//;

let all: Source[] | undefined;

/** Every TypeScript file of ours, whether git knows it yet or not. */
export function sources(): Source[] {
  all ??= globSync(['*.ts', ...folders.map((folder) => `${folder}/**/*.{ts,tsx}`)], { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !built.test(path))
    .sort()
    .map((path) => parsed(path, readFileSync(`${root}/${path}`, 'utf8')));
  return all;
}

/** Looks at all files and says what is against the rule, one line each; nothing when all is well. */
export type Check = (sources: readonly Source[]) => string[];

/**
 * Holds a rule over the whole tree, and shows that it can fail: each planted file breaks it.
 * @param name the rule and, after "so that" or "because", why it exists
 */
export function rule(name: string, check: Check, planted: Record<string, string>): void {
  test(name, () => expect(check(sources())).toEqual([]));
  for (const [path, text] of Object.entries(planted)) {
    test(`${name} - found in a planted ${path}: ${text.split('\n')[0]}`, () => {
      expect(check([...sources().filter((source) => source.path !== path), parsed(path, text)])).not.toEqual([]);
    });
  }
}

/** Whether a path lies in one of the folders (`shared/`), straight in one (`infra/*`), or is one of the files. */
export function isIn(path: string, ...places: string[]): boolean {
  return places.some((place) => {
    if (place.endsWith('/*')) return posix.dirname(path) === place.slice(0, -2);
    return place.endsWith('/') ? path.startsWith(place) : path === place;
  });
}
