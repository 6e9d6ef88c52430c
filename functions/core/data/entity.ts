import { type Attribute, Entity } from 'electrodb';
import { onTable } from '#functions/core/data/table.ts';

type Attributes = Readonly<Record<string, Attribute>>;

/** The names of the attributes in a key template: `startsAt` and `id` in `instance#${startsAt}#${id}`. */
type AttributesIn<Template extends string> = Template extends `${string}\${${infer Name}}${infer Rest}`
  ? Name | AttributesIn<Rest>
  : never;

/** The key of an entity in a generic index. A row without the attributes of its partition key is not in the index. */
export interface SecondaryKey<Pk extends string = string, Sk extends string = string> {
  readonly index: 'gsi1' | 'gsi2';
  readonly pk: Pk;
  readonly sk: Sk;
}

/** Keys in generic indexes, by the name of the query. */
type SecondaryKeys = Readonly<Record<string, SecondaryKey>>;

/** The declaration of the partition key or the sort key in an ElectroDB schema. */
interface KeyPart<Field extends string, Template extends string> {
  readonly field: Field;
  readonly composite: ReadonlyArray<AttributesIn<Template>>;
  readonly template: Template;
  readonly casing: 'none';
}

/** The ElectroDB schema of an entity: the table's primary key, and keys in generic indexes. */
interface EntitySchema<
  Index extends string,
  Pk extends string,
  Sk extends string,
  All extends Attributes,
  More extends SecondaryKeys,
> {
  readonly model: { readonly entity: string; readonly service: string; readonly version: string };
  readonly attributes: All;
  readonly indexes: Readonly<Record<Index, { readonly pk: KeyPart<'pk', Pk>; readonly sk: KeyPart<'sk', Sk> }>> & {
    readonly [Name in keyof More]: {
      readonly index: More[Name]['index'];
      readonly pk: KeyPart<string, More[Name]['pk']>;
      readonly sk: KeyPart<string, More[Name]['sk']>;
    };
  };
}

type TableEntity<
  Index extends string,
  Pk extends string,
  Sk extends string,
  All extends Attributes,
  More extends SecondaryKeys,
> = Entity<keyof All & string, string, string, EntitySchema<Index, Pk, Sk, All, More>>;

function keyPart<Field extends string, Template extends string>(
  field: Field,
  template: Template,
): KeyPart<Field, Template> {
  const names = Array.from(template.matchAll(/\$\{(\w+)\}/g), ([, name]) => name as AttributesIn<Template>);
  return { field, composite: names, template, casing: 'none' };
}

function toIndex({ index, pk, sk }: SecondaryKey) {
  return { index, pk: keyPart(`${index}pk`, pk), sk: keyPart(`${index}sk`, sk) };
}

function buildEntity<
  Index extends string,
  Pk extends string,
  Sk extends string,
  All extends Attributes,
  More extends SecondaryKeys,
>(
  name: string,
  index: Index,
  key: { pk: Pk; sk: Sk },
  attributes: All,
  more: More | undefined,
): TableEntity<Index, Pk, Sk, All, More> {
  const secondary = Object.entries(more ?? {}).map(([query, each]) => [query, toIndex(each)]);
  const schema: EntitySchema<Index, Pk, Sk, All, More> = {
    model: { entity: name, service: 'houndwell', version: '1' },
    attributes,
    indexes: {
      [index]: { pk: keyPart('pk', key.pk), sk: keyPart('sk', key.sk) },
      ...Object.fromEntries(secondary),
    } as never,
  };
  return new Entity<keyof All & string, string, string, EntitySchema<Index, Pk, Sk, All, More>>(schema, onTable());
}

const ownerId = { type: 'string', required: true, readOnly: true } as const;

/**
 * Declares an entity whose rows are in the owner's partition, with the attribute `ownerId` and the query `ofOwner`.
 * @param sortKey a template with the names of attributes: `dog#${id}`
 * @param more keys in generic indexes, by the name of the query
 */
export function ownerEntity<
  Sk extends string,
  const All extends Attributes,
  const More extends SecondaryKeys = Record<never, never>,
>(
  name: string,
  sortKey: Sk,
  attributes: All & Record<Exclude<AttributesIn<Sk>, 'ownerId'>, Attribute>,
  more?: More,
): TableEntity<'ofOwner', 'owner#${ownerId}', Sk, All & { ownerId: typeof ownerId }, More> {
  return buildEntity(name, 'ofOwner', { pk: 'owner#${ownerId}', sk: sortKey }, { ...attributes, ownerId }, more);
}

/**
 * Declares an entity whose rows are in partitions of their own, with the query `byKey`.
 * @param partitionKey a template with the names of attributes, like `sortKey`: `email#${email}`
 * @param more keys in generic indexes, by the name of the query
 */
export function tableEntity<
  Pk extends string,
  Sk extends string,
  const All extends Attributes,
  const More extends SecondaryKeys = Record<never, never>,
>(
  name: string,
  partitionKey: Pk,
  sortKey: Sk,
  attributes: All & Record<AttributesIn<Pk | Sk>, Attribute>,
  more?: More,
): TableEntity<'byKey', Pk, Sk, All, More> {
  return buildEntity(name, 'byKey', { pk: partitionKey, sk: sortKey }, attributes as All, more);
}
