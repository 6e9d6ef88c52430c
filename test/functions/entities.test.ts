import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Entity } from 'electrodb';
import { expect, test } from 'vitest';
import { root } from '#test/support/folders.ts';

process.env.TABLE_NAME = 'table';

const folder = join(root, 'functions');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .filter((file) => file !== 'core/data/entity.ts')
  .filter((file) => /= (new Entity|ownerEntity|tableEntity)\(/.test(readFileSync(join(folder, file), 'utf8')));

test('the definitions of entities are found', () => {
  expect(files.length).toBeGreaterThan(10);
});

// The bundles leave ElectroDB's validator out.
test.each(files)('the entities of %s pass the validation of ElectroDB', async (file) => {
  const module = await import(pathToFileURL(join(folder, file)).href);
  const entities = Object.values(module).filter((value) => value instanceof Entity);
  // Entities of counters are private to their files; importing the file has created them.
  expect(entities.length > 0 || /(rate-limit|token-budget)\.ts$/.test(file)).toBe(true);
});

test('an invalid definition is refused', () => {
  const definition = { model: { entity: 'walk', service: 'houndwell', version: '1' }, attributes: {} };
  expect(() => new Entity(definition as never)).toThrow();
});
