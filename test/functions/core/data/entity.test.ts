import { expect, test, vi } from 'vitest';

vi.stubEnv('TABLE_NAME', 'houndwell');
vi.stubEnv('AWS_REGION', 'us-east-1');
const { ownerEntity, tableEntity } = await import('#functions/core/data/entity.ts');

const text = { type: 'string', required: true } as const;
const Walks = ownerEntity('walk', 'walk#${startsAt}#${id}', {
  startsAt: text,
  id: text,
  pace: { type: ['slow', 'brisk'] },
});
const Leashes = tableEntity('leash', 'leash#${code}', 'leash', { code: text, meters: { type: 'number' } });

test("an owner's entity is stored in the owner's partition, under the sort key of its template", () => {
  const { Key } = Walks.get({ ownerId: 'Maya', startsAt: '2026-06-01', id: 'W1' }).params<{ Key: unknown }>();
  expect(Key).toEqual({ pk: 'owner#Maya', sk: 'walk#2026-06-01#W1' });
});

test("a query of an owner's rows can use the first attributes of the sort key", () => {
  const { ExpressionAttributeValues: values } = Walks.query
    .ofOwner({ ownerId: 'maya' })
    .between({ startsAt: '2026' }, { startsAt: '2027' })
    .params<{ ExpressionAttributeValues: Record<string, unknown> }>();
  expect(values).toMatchObject({ ':pk': 'owner#maya', ':sk1': 'walk#2026', ':sk2': 'walk#2027' });
});

test('an entity without an owner has the keys of its templates', () => {
  const { Key } = Leashes.get({ code: 'L1' }).params<{ Key: unknown }>();
  expect(Key).toEqual({ pk: 'leash#L1', sk: 'leash' });
});

test('the types of an entity reject unknown values, changes of key attributes, and incomplete keys', () => {
  const key = { ownerId: 'maya', startsAt: '2026-06-01', id: 'W1' };
  Walks.patch(key).set({ pace: 'slow' });
  // @ts-expect-error: not one of the values
  expect(() => Walks.patch(key).set({ pace: 'fast' }).params()).toThrow(/pace/);
  // @ts-expect-error: attributes of the key never change
  expect(() => Walks.patch(key).set({ ownerId: 'ada' }).params()).toThrow(/ownerId/);
  // @ts-expect-error: the key is incomplete
  expect(() => Walks.get({ ownerId: 'maya' }).params()).toThrow(/startsAt/);
  // @ts-expect-error: no such attribute in the template
  expect(() => ownerEntity('walk', 'walk#${number}', { id: text })).toThrow(/number/);
});

test('an entity can have keys in generic indexes, with a query for each', () => {
  const Hikes = ownerEntity(
    'hike',
    'hike#${id}',
    { id: text, trail: text },
    { onTrail: { index: 'gsi1', pk: 'trail#${trail}', sk: '${id}' } },
  );
  const { Item } = Hikes.create({ ownerId: 'maya', id: 'H1', trail: 'T1' }).params<{ Item: unknown }>();
  expect(Item).toMatchObject({ pk: 'owner#maya', sk: 'hike#H1', gsi1pk: 'trail#T1', gsi1sk: 'H1' });
  const query = Hikes.query.onTrail({ trail: 'T1' }).params<Record<string, unknown>>();
  expect(query).toMatchObject({ IndexName: 'gsi1', ExpressionAttributeValues: { ':pk': 'trail#T1' } });
  // @ts-expect-error: no such attribute in the template of the index
  expect(() => Hikes.query.onTrail({ ownerId: 'maya' }).params()).toThrow(/trail/);
});
