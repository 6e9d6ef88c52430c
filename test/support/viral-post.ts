import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { startDynoxide } from '#infra/local/dynamodb/dynoxide.ts';
import { createTable } from '#infra/local/dynamodb/table.ts';
import { names, tableVariables } from '#infra/local/lambda/environment.ts';
import { atEnd } from '#test/support/clean-up.ts';
import { connectTable } from '#test/support/factories.ts';
import { temporaryFolder } from '#test/support/test-app.ts';

/** What happened while many owners liked a post. */
export interface ViralResult {
  tried: number;
  failed: number;
  /** The count that readers see, and the number of owners who like the post. */
  likes: number;
  likers: number;
  /** Transactions that were refused because of a concurrent one, and were repeated. */
  conflicts: number;
  /** Writes of the post's own row, and of the row that was written most often. */
  writesOfPost: number;
  mostWrites: number;
}

/** How long a transaction excludes others from its rows, in milliseconds, as DynamoDB needs some for it. */
const transactionMs = 10;

type Key = Record<string, unknown>;
interface KeyedWrite {
  Key?: Key;
  Item?: Key;
}

function toRow({ Key: key, Item: item }: KeyedWrite): string {
  const { pk, sk } = (key ?? item ?? {}) as { pk?: unknown; sk?: unknown };
  return `${pk} ${sk}`;
}

/** Lists the rows that a request writes. */
function listRows(input: object): string[] {
  const { TransactItems, ...single } = input as KeyedWrite & { TransactItems?: Record<string, KeyedWrite>[] };
  if (TransactItems) return TransactItems.flatMap((item) => Object.values(item).map(toRow));
  return 'Item' in single || 'UpdateExpression' in single ? [toRow(single)] : [];
}

/**
 * Lets many owners like one post at the same time, in a table that refuses concurrent transactions on the same row, as
 * DynamoDB does and the emulator does not.
 */
export async function likeAtOnce(owners: number, concurrency: number): Promise<ViralResult> {
  const emulator = await startDynoxide(`${temporaryFolder()}/table.sqlite`, () => undefined);
  atEnd(() => emulator.stop());
  await createTable(emulator.url, names.table);
  await connectTable({ environment: tableVariables(emulator.url) } as never);
  const { client } = await import('#functions/core/data/table.ts');
  const { ForumPosts } = await import('#functions/entities/forum-posts.ts');
  const { ForumLikes } = await import('#functions/entities/forum-likes.ts');
  const { likeShards, setLike } = await import('#functions/forum/likes.ts');
  const { readCounts } = await import('#functions/forum/counts.ts');

  const at = new Date().toISOString();
  const author = { ownerId: 'author', firstName: 'Maya', lastInitial: 'L.' };
  const counted = { version: 1, likes: 0, comments: 0, isEmergency: false, createdAt: at, updatedAt: at };
  const text = { title: 'Loose leash', content: 'Five minutes before each meal.', category: 'training' as const };
  await ForumPosts.put({ id: 'post', ...author, ...counted, ...text }).go();

  const busy = new Set<string>();
  const writes = new Map<string, number>();
  let conflicts = 0;
  client.middlewareStack.add(
    (next, context) => async (call) => {
      const rows = listRows(call.input);
      const isTransaction = context.commandName === 'TransactWriteItemsCommand' || 'TransactItems' in call.input;
      if (rows.some((row) => busy.has(row))) {
        conflicts += 1;
        const reasons = rows.map((row) => ({ Code: busy.has(row) ? 'TransactionConflict' : 'None' }));
        const about = { message: 'conflict', $metadata: {} };
        throw isTransaction
          ? new TransactionCanceledException({ ...about, CancellationReasons: reasons })
          : new TransactionConflictException(about);
      }
      for (const row of rows) writes.set(row, (writes.get(row) ?? 0) + 1);
      if (!isTransaction) return next(call);
      for (const row of rows) busy.add(row);
      await new Promise((resolve) => setTimeout(resolve, transactionMs));
      for (const row of rows) busy.delete(row);
      // The emulator performs transactions one after the other, which is not part of the time.
      return next(call);
    },
    { step: 'initialize', name: 'conflicts', override: true },
  );
  let failed = 0;
  try {
    let number = 0;
    const likeAll = async () => {
      while (number < owners) {
        number += 1;
        const viewer = { id: `owner-${String(number * 7919).padStart(12, '0')}`, timeZone: 'UTC', canModerate: false };
        await setLike(viewer, { postId: 'post' }, true).catch(() => {
          failed += 1;
        });
      }
    };
    await Promise.all(Array.from({ length: concurrency }, likeAll));
  } finally {
    client.middlewareStack.remove('conflicts');
  }

  const { data: post } = await ForumPosts.get({ id: 'post' }).go({ consistent: true });
  let likers = 0;
  for (let shard = 0; shard < likeShards; shard += 1) {
    const { data } = await ForumLikes.query.ofTarget({ targetId: 'post', shard }).go({ pages: 'all' });
    likers += data.length;
  }
  return {
    tried: owners,
    failed,
    likes: post ? (await readCounts(post)).likes : 0,
    likers,
    conflicts,
    writesOfPost: writes.get('forum-post#post post') ?? 0,
    mostWrites: Math.max(...writes.values()),
  };
}
