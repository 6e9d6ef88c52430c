import { posix } from 'node:path';
import { expect, test, vi } from 'vitest';
import { type Check, isIn, rule } from '#test/rules/source.ts';
import { dataModelPage, withBlock } from '#test/support/data-model-page.ts';
import { entitiesIn, type StoredEntity, storedEntities } from '#test/support/stored-entities.ts';

/** A template as the page shows it: `dog#<id>`. */
function format(template: string): string {
  return `\`${template.replaceAll(/\$\{(\w+)\}/g, '<$1>')}\``;
}

test('functions/entities/README.md lists every entity with its keys and its purpose', async () => {
  const entities = storedEntities();
  expect(entities.length).toBeGreaterThan(20);
  const rows = entities.map(({ name, path, pk, sk, indexes, purpose }) => {
    const link = `[${name}](${posix.relative('functions/entities', path)})`;
    const more = indexes.map((each) => `${each.index}: ${format(each.pk)}, ${format(each.sk)}`).join('; ');
    return `| ${link} | ${format(pk)} | ${format(sk)} | ${more} | ${purpose} |`;
  });
  const lines = ['| Entity | pk | sk | Indexes | Purpose |', '|---|---|---|---|---|', ...rows];
  await expect(withBlock('entities', lines)).toMatchFileSnapshot(dataModelPage);
});

const undocumented: Check = (all) =>
  all
    .filter(({ path }) => isIn(path, 'functions/'))
    .flatMap(({ path, text }) => entitiesIn(path, text))
    .filter(({ purpose }) => !/^[A-Z].*\.$/.test(purpose))
    .map(({ name, path }) => `${path}: ${name} has no sentence about its purpose`);

rule('every entity has a doc comment that starts with its purpose', undocumented, {
  'functions/entities/planted.ts': "export const Planted = ownerEntity('planted', 'planted#${id}', {});",
});

const sharedKeys: Check = (all) => {
  const entities = all
    .filter(({ path }) => isIn(path, 'functions/'))
    .flatMap(({ path, text }) => entitiesIn(path, text));
  const start = ({ pk, sk }: { pk: string; sk: string }) => `${pk.split('${')[0]} ${sk.split('${')[0]}`;
  return entities
    .filter((one) => entities.some((other) => other.name !== one.name && start(other) === start(one)))
    .map(({ name, path }) => `${path}: the keys of ${name} start like those of another entity`);
};

rule('no two entities have the same keys', sharedKeys, {
  'functions/entities/planted.ts': "/** Planted. */\nexport const Planted = ownerEntity('planted', 'dog#${id}', {});",
});

test('export and deletion know every entity, in one list of functions/leaving/personal-data.ts', async () => {
  vi.stubEnv('TABLE_NAME', 'houndwell');
  vi.stubEnv('AWS_REGION', 'us-east-1');
  const { exportedKinds, impersonalKinds, internalKinds } = await import('#functions/leaving/personal-data.ts');
  const isOfOwner = ({ pk, indexes, entity }: StoredEntity) =>
    [{ pk }, ...indexes].some((key) => key.pk.startsWith('owner#')) || entity === 'articleRating';
  const entities = storedEntities();
  const names = (some: readonly StoredEntity[]) => some.map(({ entity }) => entity).sort();
  const ofOwner = [...exportedKinds.map(({ entity }) => entity), ...Object.keys(internalKinds)].sort();
  // A row with the ID of an owner has to be in a partition `owner#<id>`, of the table or of an index.
  expect(ofOwner).toEqual(names(entities.filter(isOfOwner)));
  expect(Object.keys(impersonalKinds).sort()).toEqual(names(entities.filter((each) => !isOfOwner(each))));
});
