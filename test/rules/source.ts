import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { root } from '#test/support/folders.ts';

/** An import or re-export in any form: `import`, `import type`, `export … from`, `import()`, `import('…').T`. */
export interface Import {
  specifier: string;
  /** Path from the root; `undefined` for packages and Node.js modules. */
  target: string | undefined;
  /** The imported names. They are `*` for `import * as z`, and `default` for `import z`. */
  names: string[];
  line: number;
}

/** A parsed TypeScript file. */
export interface Source {
  /** The path from the root, with forward slashes. */
  path: string;
  text: string;
  program: ESTree.Program;
  comments: readonly { type: 'Line' | 'Block'; value: string; start: number; end: number }[];
  imports: Import[];
}

/** The line of an offset, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function resolveTarget(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  return specifier.startsWith('#') ? specifier.slice(1) : undefined;
}

/** Parses a file. @throws when it has syntax errors */
export function parsed(path: string, text: string): Source {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const imports: Import[] = [];
  const add = (literal: ESTree.Expression | ESTree.StringLiteral | null, names: string[], start: number) => {
    const specifier = literal?.type === 'Literal' && typeof literal.value === 'string' ? literal.value : '(computed)';
    imports.push({ specifier, target: resolveTarget(path, specifier), names, line: lineAt(text, start) });
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

const folders = ['shared', 'events', 'functions', 'infra', 'frontend', 'scripts', 'test'];
const built = /(^|\/)(node_modules|dist|cdk\.out|\.local|\.cache|shared\/content\/compiled)\//;

let all: Source[] | undefined;

/** Parses every TypeScript file of the repository, committed or not. */
export function sources(): Source[] {
  all ??= globSync(['*.ts', ...folders.map((folder) => `${folder}/**/*.{ts,tsx}`)], { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !built.test(path))
    .sort()
    .map((path) => parsed(path, readFileSync(`${root}/${path}`, 'utf8')));
  return all;
}

/** Returns a line per violation of a rule. */
export type Check = (sources: readonly Source[]) => string[];

/**
 * Tests a rule on all files, and that it detects violations.
 * @param violations files by path, each of which violates the rule
 */
export function rule(name: string, check: Check, violations: Record<string, string>): void {
  test(name, () => expect(check(sources())).toEqual([]));
  for (const [path, text] of Object.entries(violations)) {
    test(`${name} (detects a violation in ${path}: ${text.split('\n')[0]})`, () => {
      expect(check([...sources().filter((source) => source.path !== path), parsed(path, text)])).not.toEqual([]);
    });
  }
}

/** Whether a path is in one of the folders (`shared/`), directly in one (`infra/*`), or one of the files. */
export function isIn(path: string, ...places: string[]): boolean {
  return places.some((place) => {
    if (place.endsWith('/*')) return posix.dirname(path) === place.slice(0, -2);
    return place.endsWith('/') ? path.startsWith(place) : path === place;
  });
}
