import { readPages, type StoredRow } from '#functions/leaving/owner-rows.ts';
import { type ExportedKind, exportedKinds } from '#functions/leaving/personal-data.ts';

type Row = Readonly<Record<string, unknown>>;

/** All rows of a kind. They have to be read before the next kind. */
export interface KindRows {
  kind: ExportedKind;
  rows: AsyncGenerator<Row>;
}

const kindsByEntity = new Map(exportedKinds.map((kind) => [kind.entity, kind]));

/** Reads what an owner gets, kind by kind, because the rows of an entity follow each other. */
export async function* readKinds(ownerId: string): AsyncGenerator<KindRows> {
  const rows = readExportedRows(ownerId);
  let next = await rows.next();
  while (!next.done) {
    const { __edb_e__: entity } = next.value;
    const kind = kindsByEntity.get(entity);
    const same = async function* (): AsyncGenerator<Row> {
      for (; !next.done && next.value.__edb_e__ === entity; next = await rows.next()) {
        const row = kind && (await toExported(next.value, kind));
        if (row) yield row;
      }
    };
    if (kind) yield { kind, rows: same() };
    else for await (const _ of same());
  }
}

/** The rows in the owner's partition, and those elsewhere that the owner wrote or that are about the owner. */
async function* readExportedRows(ownerId: string): AsyncGenerator<StoredRow> {
  for (const place of ['table', 'gsi1'] as const) for await (const page of readPages(ownerId, place)) yield* page;
}

/** Returns the declared attributes of a row, or of what it refers to. */
async function toExported(row: StoredRow, { attributes, complete }: ExportedKind): Promise<Row | undefined> {
  const completed = complete ? await complete(row) : row;
  if (!completed) return undefined;
  const names = Object.keys(attributes).filter((name) => completed[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, toJson(completed[name])]));
}

/** The document client returns sets as `Set`, which JSON does not have. */
function toJson(value: unknown): unknown {
  return value instanceof Set ? [...value] : value;
}
