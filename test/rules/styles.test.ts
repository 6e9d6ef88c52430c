import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#test/support/folders.ts';

/** The classes in the style sheets of a folder. */
function classesIn(folder: string): Set<string> {
  const sheets = globSync(`${folder}/**/*.css`, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  return new Set(sheets.join('\n').match(/\.hw-[a-z0-9-]+/g));
}

test('no two features style the same class, because style sheets stay when another screen opens', () => {
  const shared = new Set([...classesIn('frontend/src/ui'), ...classesIn('frontend/src/app')]);
  const features = new Map<string, string[]>();
  for (const folder of globSync('frontend/src/features/*', { cwd: root })) {
    for (const name of classesIn(folder)) {
      if (!shared.has(name)) features.set(name, [...(features.get(name) ?? []), folder]);
    }
  }
  expect(features.size).toBeGreaterThan(100);
  expect([...features].filter(([, folders]) => folders.length > 1)).toEqual([]);
});

test('no style of every page depends on :has(), which the browser would check at every change of any page', () => {
  const sheets = globSync('frontend/src/{ui/styles,app/shell}/*.css', { cwd: root });
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.filter((file) => readFileSync(join(root, file), 'utf8').includes(':has('))).toEqual([]);
});
