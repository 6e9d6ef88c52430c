import { buildPublicName } from '#functions/account/public-name.ts';
import { now } from '#functions/core/clock.ts';
import { put, write } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { ForumBlocks } from '#functions/entities/forum-reports.ts';
import { Owners } from '#functions/entities/owners.ts';
import type { Block } from '#shared/contract/forum-fields.ts';
import { maxBlocks } from '#shared/forum.ts';

async function readRow(ownerId: string) {
  const { data } = await ForumBlocks.get({ ownerId }).go({ consistent: true });
  return { blocked: data?.blocked ?? [], version: data?.version ?? 0 };
}

/** Reads the IDs of the authors that an owner has blocked. */
export async function readBlockedIds(ownerId: string): Promise<ReadonlySet<string>> {
  const { blocked } = await readRow(ownerId);
  return new Set(blocked.map((each) => each.ownerId));
}

/** Lists the authors that an owner has blocked, latest first. */
export async function listBlocks(ownerId: string): Promise<Block[]> {
  const { blocked } = await readRow(ownerId);
  return blocked.map(toBlock).reverse();
}

function toBlock({ ownerId, name, at }: { ownerId: string; name: string; at: string }): Block {
  return { ownerId, name, blockedAt: at };
}

/**
 * Blocks an author.
 * @throws ApiError `invalid` for oneself, `ownerNotFound` or `blockLimitReached`
 */
export async function blockOwner(ownerId: string, blockedId: string): Promise<Block> {
  if (blockedId === ownerId) throw new ApiError('invalid', { fields: { ownerId: "You can't block yourself" } });
  const { data: author } = await Owners.get({ id: blockedId }).go();
  if (author?.status !== 'ready') throw new ApiError('ownerNotFound');
  const added = { ownerId: blockedId, name: buildPublicName(author).name, at: now().toISOString() };
  return retryOnConflict(async () => {
    const { blocked, version } = await readRow(ownerId);
    const existing = blocked.find((each) => each.ownerId === blockedId);
    if (existing) return toBlock(existing);
    if (blocked.length >= maxBlocks) throw new ApiError('blockLimitReached');
    await saveRow(ownerId, [...blocked, added], version);
    return toBlock(added);
  });
}

/** Unblocks an author, if the owner has blocked them. */
export async function unblockOwner(ownerId: string, blockedId: string): Promise<void> {
  await retryOnConflict(async () => {
    const { blocked, version } = await readRow(ownerId);
    const left = blocked.filter((each) => each.ownerId !== blockedId);
    if (left.length < blocked.length) await saveRow(ownerId, left, version);
  });
}

async function saveRow(ownerId: string, blocked: { ownerId: string; name: string; at: string }[], version: number) {
  const saved = ForumBlocks.put({ ownerId, blocked, version: version + 1 })
    .where((row, { eq, notExists }) => (version > 0 ? eq(row.version, version) : notExists(row.version)))
    .params();
  await write(put(saved, () => new VersionConflict()));
}
