import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { encodeTime } from 'ulid';
import { startDynoxide } from '#infra/local/dynamodb/dynoxide.ts';
import { createTable } from '#infra/local/dynamodb/table.ts';
import { names, tableVariables } from '#infra/local/lambda/environment.ts';
import { forumCategories } from '#shared/forum.ts';
import { atEnd } from '#test/support/clean-up.ts';
import { connectTable } from '#test/support/factories.ts';
import { temporaryFolder } from '#test/support/test-app.ts';

/** What a page of the feed reads. */
export interface FeedCost {
  found: number;
  requests: number;
  readUnits: number;
}

/** Where a page is in the feed. */
export interface FeedPage {
  category?: string;
  q?: string;
  /** Counted from 1. */
  page: number;
}

const pageSize = 20;

/** The number of rows that are written at the same time. */
const rowsAtOnce = 500;

/** The time between two posts, in milliseconds. */
const stepMs = 1000;

const firstAt = Date.parse('2026-01-01T00:00:00.000Z');

/** Returns the ID of the post with this number, counted from 0. */
function toId(index: number): string {
  return `${encodeTime(firstAt + index * stepMs, 10)}${String(index).padStart(16, '0')}`;
}

/**
 * Creates a table with posts in all categories, by 500 authors. The word "rare" is in one post of 1,000.
 * @returns a function that measures a page of the feed
 */
export async function createPosts(count: number): Promise<(page: FeedPage) => Promise<FeedCost>> {
  const emulator = await startDynoxide(`${temporaryFolder()}/table.sqlite`, () => undefined);
  atEnd(() => emulator.stop());
  // A stream would take most of the time of the writes.
  await createTable(emulator.url, names.table, { hasStream: false });
  await connectTable({ environment: tableVariables(emulator.url) } as never);
  const { client } = await import('#functions/core/data/table.ts');
  const { ForumLists, ForumPosts } = await import('#functions/entities/forum-posts.ts');
  const { listsOfPost, wordList } = await import('#functions/forum/lists.ts');
  const { findPosts } = await import('#functions/forum/list-posts.ts');
  const { presentPosts } = await import('#functions/forum/present.ts');

  const toItems = (index: number) => {
    const id = toId(index);
    const at = new Date(firstAt + index * stepMs).toISOString();
    const isRare = index % 1000 === 0;
    const post = {
      id,
      ownerId: `owner-${index % 500}`,
      ...{ firstName: 'Maya', lastInitial: 'L.', version: 1, likes: index % 7, comments: index % 3 },
      title: `Loose leash in a week, part ${index}`,
      content: `What an owner writes: a few sentences about a walk, a question and thanks.${isRare ? ' Rare.' : ''}`,
      category: forumCategories[index % forumCategories.length] ?? 'general',
      ...{ isEmergency: false, createdAt: at, updatedAt: at },
    };
    const words = [wordList('leash'), ...(isRare ? [wordList('rar')] : [])];
    const entries = [...listsOfPost({ category: post.category, breed: undefined }), ...words];
    return [
      ForumPosts.put(post).params<{ Item: Record<string, unknown> }>().Item,
      ...entries.map((list) => {
        const entry = { list, postId: id, ownerId: post.ownerId };
        return ForumLists.put(entry).params<{ Item: Record<string, unknown> }>().Item;
      }),
    ];
  };
  let waiting: Record<string, unknown>[] = [];
  const writeAll = async () => {
    const batches = [];
    for (let start = 0; start < waiting.length; start += 25) {
      const requests = waiting.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } }));
      batches.push(client.send(new BatchWriteCommand({ RequestItems: { [names.table]: requests } })));
    }
    waiting = [];
    await Promise.all(batches);
  };
  for (let index = 0; index < count; index += 1) {
    waiting.push(...toItems(index));
    if (waiting.length >= rowsAtOnce) await writeAll();
  }
  await writeAll();

  const viewer = { id: 'reader', timeZone: 'UTC', canModerate: false };
  return async ({ page, ...filters }) => {
    const [list] = filters.category ? [`category#${filters.category}`] : ['all'];
    // A cursor continues after the last post of the page before, wherever that is.
    const step = filters.category ? forumCategories.length : 1;
    const before = toId(count - (page - 1) * pageSize * step);
    const position = page > 1 ? { list, before } : undefined;
    const cost: FeedCost = { found: 0, requests: 0, readUnits: 0 };
    client.middlewareStack.add(
      (next) => async (call) => {
        const result = await next({ ...call, input: { ...call.input, ReturnConsumedCapacity: 'TOTAL' } as never });
        const { ConsumedCapacity = [] } = result.output as {
          ConsumedCapacity?: { CapacityUnits?: number } | { CapacityUnits?: number }[];
        };
        cost.requests += 1;
        for (const { CapacityUnits = 0 } of [ConsumedCapacity].flat()) cost.readUnits += CapacityUnits;
        return result;
      },
      { step: 'initialize', name: 'measuredPosts', override: true },
    );
    try {
      const { posts } = await findPosts(viewer, { ...filters, limit: pageSize }, position);
      cost.found = (await presentPosts(posts, viewer)).length;
    } finally {
      client.middlewareStack.remove('measuredPosts');
    }
    return cost;
  };
}
