import { renderOwnCalendar } from '#functions/appointments/feed/own-calendar.ts';
import type { Owner } from '#functions/entities/owners.ts';
import { buildDataSchema } from '#functions/leaving/export/data-schema.ts';
import { readPhoto } from '#functions/leaving/export/export-store.ts';
import { readPhotoIds } from '#functions/leaving/export/photo-ids.ts';
import { readKinds } from '#functions/leaving/export/read-kinds.ts';
import { type IndexEntry, writeCsv, writeIndex, writeJson } from '#functions/leaving/export/text-files.ts';
import { exportedKinds } from '#functions/leaving/personal-data.ts';
import { photoPath } from '#shared/photo-paths.ts';

/** A file of an export. It has to be read before the next one. */
export interface ExportFile {
  name: string;
  input: string | Uint8Array | AsyncIterable<string>;
}

/** How many photos are read ahead. */
const photosAhead = 8;

/**
 * Lists the files of an export: each kind of data as JSON and as a table, a JSON Schema, the calendar, the photos, and an
 * index. At any time, only a page of rows and a few photos are in memory.
 * @param onPhoto is called after each photo, with the number of photos so far
 */
export async function* listFiles(
  owner: Owner,
  at: Date,
  onPhoto: (count: number) => Promise<void>,
): AsyncGenerator<ExportFile> {
  const counts = new Map<string, number>();
  for await (const { kind, rows } of readKinds(owner.id)) {
    const counted = countRows(rows, (count) => counts.set(kind.file, count));
    yield { name: `data/${kind.file}.json`, input: writeJson(counted) };
  }
  for await (const { kind, rows } of readKinds(owner.id)) {
    yield { name: `tables/${kind.file}.csv`, input: writeCsv(Object.keys(kind.attributes), rows) };
  }
  yield { name: 'schema.json', input: `${JSON.stringify(buildDataSchema(exportedKinds), null, 2)}\n` };
  yield { name: 'calendar.ics', input: await renderOwnCalendar(owner.id) };
  const photos: string[] = [];
  for await (const { name, input } of readPhotos(owner.id)) {
    yield { name, input };
    photos.push(name);
    await onPhoto(photos.length);
  }
  const entries = exportedKinds.flatMap(({ file, title }): IndexEntry[] => {
    const count = counts.get(file);
    return count ? [{ file, title, count }] : [];
  });
  const name = `${owner.firstName} ${owner.lastName}`.trim();
  yield { name: 'index.html', input: [...writeIndex({ name, email: owner.email, at, photos }, entries)].join('') };
}

async function* countRows<Row>(rows: AsyncIterable<Row>, onEnd: (count: number) => void): AsyncGenerator<Row> {
  let count = 0;
  for await (const row of rows) {
    count += 1;
    yield row;
  }
  onEnd(count);
}

/** Reads the photos in their order, several at the same time. */
async function* readPhotos(ownerId: string): AsyncGenerator<{ name: string; input: Uint8Array }> {
  const pending: Promise<{ name: string; input: Uint8Array | undefined }>[] = [];
  const take = async () => {
    const photo = await pending.shift();
    return photo?.input ? [{ name: photo.name, input: photo.input }] : [];
  };
  for await (const id of readPhotoIds(ownerId)) {
    pending.push(readPhoto(photoPath(ownerId, id)).then((input) => ({ name: `photos/${id}.webp`, input })));
    if (pending.length >= photosAhead) yield* await take();
  }
  while (pending.length > 0) yield* await take();
}
