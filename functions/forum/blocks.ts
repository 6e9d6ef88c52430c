import { buildPublicName } from '#functions/account/public-name.ts';
import { now } from '#functions/core/clock.ts';
import { put, remove, transact, type Write } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { ForumBlockers, ForumBlocks } from '#functions/entities/forum-reports.ts';
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
    const blocker = put(ForumBlockers.put({ ownerId: blockedId, blockerId: ownerId }).params());
    await transact([saveRow(ownerId, [...blocked, added], version), blocker]);
    return toBlock(added);
  });
}

/** Unblocks an author, if the owner has blocked them. */
export async function unblockOwner(ownerId: string, blockedId: string): Promise<void> {
  await retryOnConflict(async () => {
    const { blocked, version } = await readRow(ownerId);
    const left = blocked.filter((each) => each.ownerId !== blockedId);
    if (left.length === blocked.length) return;
    await transact([saveRow(ownerId, left, version), removeBlocker(ownerId, blockedId)]);
  });
}

/** Returns the write by which a blocked author no longer knows an owner who blocks them. */
export function removeBlocker(ownerId: string, blockedId: string): Write {
  return remove(ForumBlockers.delete({ ownerId: blockedId, blockerId: ownerId }).params());
}

function saveRow(ownerId: string, blocked: { ownerId: string; name: string; at: string }[], version: number): Write {
  const saved = ForumBlocks.put({ ownerId, blocked, version: version + 1 })
    .where((row, { eq, notExists }) => (version > 0 ? eq(row.version, version) : notExists(row.version)))
    .params();
  return put(saved, () => new VersionConflict());
}
