/** An attribute of an entity, as ElectroDB declares it. */
export interface DeclaredAttribute {
  readonly type: string | readonly string[];
  readonly required?: boolean;
  readonly items?: unknown;
  readonly properties?: Readonly<Record<string, DeclaredAttribute>>;
}

/** A kind of data, which has a file. */
interface DescribedKind {
  file: string;
  title: string;
  attributes: Readonly<Record<string, DeclaredAttribute>>;
}

type JsonSchema = Record<string, unknown>;

function toProperties(attributes: Readonly<Record<string, DeclaredAttribute>>): JsonSchema {
  const all = Object.entries(attributes);
  return {
    type: 'object',
    properties: Object.fromEntries(all.map(([name, each]) => [name, toSchema(each)])),
    required: all.filter(([, each]) => each.required).map(([name]) => name),
  };
}

function toSchema({ type, items, properties }: DeclaredAttribute): JsonSchema {
  if (typeof type !== 'string') return { enum: type };
  if (type === 'list') return { type: 'array', items: toSchema(items as DeclaredAttribute) };
  if (type === 'set') return { type: 'array', items: { type: items }, uniqueItems: true };
  if (type === 'map') return toProperties(properties ?? {});
  return type === 'any' ? {} : { type };
}

/** Returns the JSON Schema of the files in the folder `data`, by the name of the file. */
export function buildDataSchema(kinds: readonly DescribedKind[]): JsonSchema {
  const properties = kinds.map(({ file, title, attributes }) => [
    `${file}.json`,
    { title, type: 'array', items: toProperties(attributes) },
  ]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'The files in the folder "data"',
    type: 'object',
    properties: Object.fromEntries(properties),
  };
}
