import { ulid } from 'ulid';
import { epochSeconds, now } from '#functions/core/clock.ts';
import { put, transact, write } from '#functions/core/data/table.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { consumeByOwner, rateLimit } from '#functions/core/limits/rate-limit.ts';
import { openLinkToken } from '#functions/core/link-tokens.ts';
import { getCallerRows } from '#functions/entities/caller.ts';
import { type ExportRow, Exports } from '#functions/entities/exports.ts';
import { countPhotos } from '#functions/leaving/export/photo-ids.ts';
import { exportLink } from '#functions/leaving/link-purpose.ts';
import { type DataExport, leaving } from '#shared/contract/leaving.ts';
import { exportDays } from '#shared/leaving.ts';

/** Limits the exports of an owner, because each reads everything: three at once, then one every eight hours. */
const exportLimit = rateLimit('dataExport', {
  burst: 3,
  seconds: 8 * 3600,
  message: "You've asked for your data several times today. Please try again tomorrow.",
});

/** An export that made no progress for this long has failed: longer than the Lambda's timeout. */
const maxSilenceMs = 20 * 60 * 1000;

/** How long the row is kept: longer than the file. */
const rowSeconds = (exportDays + 1) * 24 * 3600;

async function readExport(ownerId: string): Promise<ExportRow | undefined> {
  const { data } = await Exports.get({ ownerId }).go({ consistent: true });
  return data ?? undefined;
}

function hasFailed({ status, updatedAt }: ExportRow): boolean {
  return status === 'running' && now().getTime() - Date.parse(updatedAt) > maxSilenceMs;
}

function isOver({ deletedAt }: ExportRow): boolean {
  return deletedAt !== undefined && Date.parse(deletedAt) <= now().getTime();
}

function toDataExport(row: ExportRow): DataExport {
  const { status, requestedAt, photosDone, photosTotal, bytes = null, deletedAt: expiresAt = null } = row;
  return { status: hasFailed(row) ? 'failed' : status, requestedAt, photosDone, photosTotal, bytes, expiresAt };
}

/** Returns the latest export until its file is deleted. */
export const getExport = defineHandler(leaving.getExport, async ({ caller }) => {
  const row = await readExport(caller.id);
  return row && !isOver(row) ? toDataExport(row) : null;
});

/** Starts an export, unless one is being made. */
export const startExport = defineHandler(leaving.startExport, async ({ caller: { id: ownerId, ...caller } }) => {
  // Someone else may have the address of an owner who has mistyped it.
  if (!getCallerRows({ id: ownerId, ...caller }).owner.emailVerified) throw new ApiError('emailNotVerified');
  const before = await readExport(ownerId);
  if (before?.status === 'running' && !hasFailed(before)) return toDataExport(before);
  await consumeByOwner(exportLimit, ownerId);
  const at = now();
  const row: ExportRow = {
    ownerId,
    id: ulid(at.getTime()),
    status: 'running',
    requestedAt: at.toISOString(),
    updatedAt: at.toISOString(),
    photosDone: 0,
    photosTotal: await countPhotos(ownerId),
    expiresAt: epochSeconds(at) + rowSeconds,
  };
  const started = Exports.put(row)
    .where(({ id }, { eq, notExists }) => (before ? eq(id, before.id) : notExists(id)))
    .params();
  await transact([put(started), emitEvent('ExportRequested', { ownerId, exportId: row.id })]);
  return toDataExport(row);
});

/**
 * Returns a URL of the file for the holder of an emailed link. A browser in which another owner is signed in is refused, so
 * that nobody takes the data for their own; this does not use the link up.
 */
export const downloadExport = defineHandler(leaving.downloadExport, async ({ body, findCaller }) => {
  const { ownerId, useUp } = await openLinkToken(exportLink, body.token);
  const caller = await findCaller();
  if (caller && caller.id !== ownerId) throw new ApiError('exportOfAnotherOwner');
  const row = await readExport(ownerId);
  if (!row || isOver(row)) throw new ApiError('linkInvalid');
  if (row.status !== 'ready') throw new ApiError('exportReplaced');
  await write(useUp);
  // Imported on first use, because few requests need S3.
  const { signDownload } = await import('#functions/leaving/export/sign-download.ts');
  return { url: await signDownload(row) };
});
