import { type Attribute, Entity } from 'electrodb';
import { onTable } from '#functions/core/data/table.ts';

type Attributes = Readonly<Record<string, Attribute>>;

/** The names of the attributes in a key template: `startsAt` and `id` in `instance#${startsAt}#${id}`. */
type AttributesIn<Template extends string> = Template extends `${string}\${${infer Name}}${infer Rest}`
  ? Name | AttributesIn<Rest>
  : never;

/** The declaration of the partition key or the sort key in an ElectroDB schema. */
interface KeyPart<Field extends string, Template extends string> {
  readonly field: Field;
  readonly composite: ReadonlyArray<AttributesIn<Template>>;
  readonly template: Template;
  readonly casing: 'none';
}

/** The ElectroDB schema of an entity. The only index is the table's primary key. */
interface EntitySchema<Index extends string, Pk extends string, Sk extends string, All extends Attributes> {
  readonly model: { readonly entity: string; readonly service: string; readonly version: string };
  readonly attributes: All;
  readonly indexes: Readonly<Record<Index, { readonly pk: KeyPart<'pk', Pk>; readonly sk: KeyPart<'sk', Sk> }>>;
}

type TableEntity<Index extends string, Pk extends string, Sk extends string, All extends Attributes> = Entity<
  keyof All & string,
  string,
  string,
  EntitySchema<Index, Pk, Sk, All>
>;

function keyPart<Field extends string, Template extends string>(
  field: Field,
  template: Template,
): KeyPart<Field, Template> {
  const names = Array.from(template.matchAll(/\$\{(\w+)\}/g), ([, name]) => name as AttributesIn<Template>);
  return { field, composite: names, template, casing: 'none' };
}

function buildEntity<Index extends string, Pk extends string, Sk extends string, All extends Attributes>(
  name: string,
  index: Index,
  key: { pk: Pk; sk: Sk },
  attributes: All,
): TableEntity<Index, Pk, Sk, All> {
  const schema: EntitySchema<Index, Pk, Sk, All> = {
    model: { entity: name, service: 'houndwell', version: '1' },
    attributes,
    indexes: { [index]: { pk: keyPart('pk', key.pk), sk: keyPart('sk', key.sk) } } as never,
  };
  return new Entity<keyof All & string, string, string, EntitySchema<Index, Pk, Sk, All>>(schema, onTable());
}

const ownerId = { type: 'string', required: true, readOnly: true } as const;

/**
 * Declares an entity whose rows are in the owner's partition, with the attribute `ownerId` and the query `ofOwner`.
 * @param sortKey a template with the names of attributes: `dog#${id}`
 */
export function ownerEntity<Sk extends string, const All extends Attributes>(
  name: string,
  sortKey: Sk,
  attributes: All & Record<Exclude<AttributesIn<Sk>, 'ownerId'>, Attribute>,
): TableEntity<'ofOwner', 'owner#${ownerId}', Sk, All & { ownerId: typeof ownerId }> {
  return buildEntity(name, 'ofOwner', { pk: 'owner#${ownerId}', sk: sortKey }, { ...attributes, ownerId });
}

/**
 * Declares an entity whose rows are in partitions of their own, with the query `byKey`.
 * @param partitionKey a template with the names of attributes, like `sortKey`: `email#${email}`
 */
export function tableEntity<Pk extends string, Sk extends string, const All extends Attributes>(
  name: string,
  partitionKey: Pk,
  sortKey: Sk,
  attributes: All & Record<AttributesIn<Pk | Sk>, Attribute>,
): TableEntity<'byKey', Pk, Sk, All> {
  return buildEntity(name, 'byKey', { pk: partitionKey, sk: sortKey }, attributes as All);
}
