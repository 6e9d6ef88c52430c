import { makeZip } from 'client-zip';
import { now } from '#functions/core/clock.ts';
import { transact, update, type Write, write } from '#functions/core/data/table.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { type ExportRow, Exports } from '#functions/entities/exports.ts';
import { Owners } from '#functions/entities/owners.ts';
import { listFiles } from '#functions/leaving/export/export-content.ts';
import { storeExport } from '#functions/leaving/export/export-store.ts';
import { exportDays } from '#shared/leaving.ts';

/** After how many photos the progress is noted. */
const photosPerNote = 50;

const dayMs = 24 * 3600 * 1000;

/** The owner has asked for another export, or deleted the account. */
class Replaced extends Error {}

/** Makes an export and stores it. Does nothing if it is ready or was replaced. An interrupted one starts from the beginning. */
export async function makeExport(ownerId: string, exportId: string): Promise<void> {
  const [{ data: owner }, { data: row }] = await Promise.all([
    Owners.get({ id: ownerId }).go({ consistent: true }),
    Exports.get({ ownerId }).go({ consistent: true }),
  ]);
  if (!owner || row?.id !== exportId || row.status === 'ready') return;
  try {
    const at = now();
    const noteProgress = async (photosDone: number) => {
      if (photosDone % photosPerNote === 0) await write(change(row, { photosDone }));
    };
    const bytes = await storeExport(row, makeZip(withDates(listFiles(owner, at, noteProgress), at)));
    const deletedAt = new Date(now().getTime() + exportDays * dayMs).toISOString();
    const ready = change(row, { status: 'ready', bytes, deletedAt });
    await transact([ready, emitEvent('ExportReady', { ownerId, exportId })]);
  } catch (error) {
    if (!(error instanceof Replaced)) throw error;
  }
}

async function* withDates<File>(
  files: AsyncIterable<File>,
  lastModified: Date,
): AsyncGenerator<File & { lastModified: Date }> {
  for await (const file of files) yield { ...file, lastModified };
}

/** Returns the write that changes an export, unless it was replaced. */
function change({ ownerId, id }: ExportRow, changes: Partial<ExportRow>): Write {
  const changed = Exports.patch({ ownerId })
    .set({ ...changes, updatedAt: now().toISOString() })
    .where((row, { eq }) => eq(row.id, id))
    .params();
  return update(changed, () => new Replaced());
}
