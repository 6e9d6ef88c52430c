import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Entity } from 'electrodb';
import { expect, test } from 'vitest';
import { root } from '#test/support/folders.ts';
import { storedEntities } from '#test/support/stored-entities.ts';

const files = [...new Set(storedEntities().map(({ path }) => path))];

test('the test finds the definitions of entities', () => {
  expect(files.length).toBeGreaterThan(10);
});

// The bundles leave ElectroDB's validator out.
test.each(files)('the entities of %s pass the validation of ElectroDB', async (file) => {
  const module = await import(pathToFileURL(join(root, file)).href);
  const entities = Object.values(module).filter((value) => value instanceof Entity);
  // Entities of counters are private to their files; importing the file has created them.
  expect(entities.length > 0 || /(rate-limit|token-budget)\.ts$/.test(file)).toBe(true);
});

test('ElectroDB rejects an invalid definition of an entity', () => {
  const definition = { model: { entity: 'walk', service: 'houndwell', version: '1' }, attributes: {} };
  expect(() => new Entity(definition as never)).toThrow();
});
