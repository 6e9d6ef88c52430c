import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parsed, type Source, sources } from '#test/rules/source.ts';
import { root } from '#test/support/folders.ts';
import { domainFiles, isDomainName, remainingEdits } from '../../scripts/new-domain/scaffold.ts';

const scaffold = Object.entries(domainFiles('walks', 'walk')).map(([path, text]) => parsed(path, text));
const all = new Map([...sources(), ...scaffold].map((source) => [source.path, source]));

/** Whether a file exports a name, found in its text. */
function exportsName({ text }: Source, name: string): boolean {
  return name === '*' || new RegExp(`export (async )?(const|function|interface|type|class) ${name}\\b`).test(text);
}

describe.each(scaffold.map((source) => [source.path, source] as const))('the scaffolded %s', (_, { imports }) => {
  test('imports only what exists', () => {
    const ours = imports.filter(({ target }) => target !== undefined);
    const missing = ours.flatMap(({ target = '', names }) => {
      const source = all.get(target);
      return names.filter((name) => !source || !exportsName(source, name)).map((name) => `${name} of ${target}`);
    });
    expect(missing).toEqual([]);
  });
});

test('fails the rules until every piece is filled in: each has a TODO or needs an edit elsewhere', () => {
  const withoutTodo = scaffold.filter(({ comments }) => !comments.some(({ value }) => value.includes('TODO')));
  expect(withoutTodo.map(({ path }) => path)).toEqual(['functions/walks/handlers.ts']);
});

test('names the files to edit, six at most', () => {
  const edits = remainingEdits('walks', 'walk').split('\n');
  const edited = edits.map((line) => /^\d+\. `([^`]+)`/.exec(line)?.[1] ?? line);
  expect(edited.filter((path) => !existsSync(`${root}/${path}`))).toEqual([]);
  expect(edited.length).toBeLessThanOrEqual(6);
});

test('uses the names of the domain in every file', () => {
  const files = Object.entries(domainFiles('recipes', 'recipe'));
  expect(files.map(([path]) => path)).toContain('functions/recipes/create-recipe.ts');
  expect(files.filter(([path, text]) => /walk/i.test(path + text))).toEqual([]);
});

test('accepts lower-case words only', () => {
  expect(isDomainName('walks', 'walk')).toBe(true);
  for (const [plural, singular] of [
    ['Walks', 'Walk'],
    ['../walks', 'walk'],
    ['sheep', 'sheep'],
    ['', ''],
  ] as const) {
    expect(isDomainName(plural, singular)).toBe(false);
  }
});
