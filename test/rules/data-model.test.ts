import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { type Check, rule, type Source, sources } from '#test/rules/source.ts';
import { root } from '#test/support/folders.ts';

interface EntityKeys {
  entity: string;
  /** What the values of pk and sk start with, before the first attribute. */
  pk: string;
  sk: string;
}

function readLiterals({ properties }: ESTree.ObjectExpression): Map<string, unknown> {
  const literals = new Map<string, unknown>();
  for (const property of properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
    if (property.value.type === 'Literal') literals.set(property.key.name, property.value.value);
  }
  return literals;
}

function textOf(argument: ESTree.Argument | undefined): string {
  return argument?.type === 'Literal' ? String(argument.value) : '';
}

/** Reads the keys of `ownerEntity(name, sortKey, ...)` and `tableEntity(name, partitionKey, sortKey, ...)`. */
function readDeclaration(init: ESTree.Expression | null): Omit<EntityKeys, 'entity'> | undefined {
  if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return undefined;
  const [, second, third] = init.arguments.map(textOf).map((text) => text.split('${')[0] ?? '');
  if (init.callee.name === 'ownerEntity') return { pk: 'owner#', sk: second ?? '' };
  return init.callee.name === 'tableEntity' ? { pk: second ?? '', sk: third ?? '' } : undefined;
}

/** Reads the keys of a file's entities from their templates: `dog#` of `dog#${id}`. */
function findEntities({ program }: Source): EntityKeys[] {
  const found: EntityKeys[] = [];
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      const keys = readDeclaration(init);
      if (keys && id.type === 'Identifier') found.push({ entity: id.name, ...keys });
      const isEntity =
        init?.type === 'NewExpression' && init.callee.type === 'Identifier' && init.callee.name === 'Entity';
      if (isEntity && id.type === 'Identifier') found.push({ entity: id.name, pk: '', sk: '' });
    },
    ObjectExpression: (node) => {
      const literals = readLiterals(node);
      const field = literals.get('field');
      const last = found.at(-1);
      if (last && (field === 'pk' || field === 'sk'))
        last[field] = String(literals.get('template')).split('${')[0] ?? '';
    },
  }).visit(program);
  return found;
}

function entities(all: readonly Source[]): EntityKeys[] {
  return all.filter(({ path }) => path.startsWith('functions/')).flatMap(findEntities);
}

/** The rows of the first table in `functions/entities/README.md`. */
function documentedKeys(): EntityKeys[] {
  const [table = ''] = readFileSync(join(root, 'functions/entities/README.md'), 'utf8').split('\n## ');
  return table.split('\n').flatMap((line) => {
    const [, entity, pk, sk] = /^\| (\w+)[^|]*\| `([^`]+)`[^|]*\| `([^`]+)`/.exec(line) ?? [];
    return entity && pk && sk ? [{ entity, pk, sk }] : [];
  });
}

const undocumented: Check = (all) =>
  entities(all)
    .filter(
      ({ entity, pk, sk }) =>
        !documentedKeys().some((row) => row.entity === entity && row.pk.startsWith(pk) && row.sk.startsWith(sk)),
    )
    .map(({ entity, pk, sk }) => `${entity} with the keys ${pk}... and ${sk}...`);

const planted = (name: string, sk: string) => `export const ${name} = ownerEntity('planted', '${sk}', {});`;

rule('every entity and its keys are in functions/entities/README.md', undocumented, {
  'functions/entities/planted.ts': planted('Planted', 'planted#${id}'),
  'functions/entities/dogs.ts': planted('Dogs', 'hound#${id}'),
});

test('functions/entities/README.md lists no entity that does not exist', () => {
  const names = entities(sources()).map(({ entity }) => entity);
  expect(documentedKeys().filter(({ entity }) => !names.includes(entity))).toEqual([]);
  expect(names.length).toBeGreaterThan(10);
});
