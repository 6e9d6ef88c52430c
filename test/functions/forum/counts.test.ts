import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';

vi.stubEnv('AWS_REGION', 'us-east-1');
const { setLike } = await import('#functions/forum/likes.ts');
const { ForumPosts } = await import('#functions/entities/forum-posts.ts');
const { ForumCounts, ForumLikes } = await import('#functions/entities/forum-likes.ts');

const table = mockClient(DynamoDBDocumentClient);
const viewer = { id: 'ada', timeZone: 'UTC', canModerate: false };
const at = '2026-11-24T12:00:00.000Z';

function postItem(more: object = {}) {
  const author = { ownerId: 'maya', firstName: 'Maya', lastInitial: 'L.' };
  const counted = { version: 1, likes: 4, comments: 2, createdAt: at, updatedAt: at, isEmergency: false };
  const post = { id: 'post', ...author, ...counted, title: 'Leash', content: 'Slowly.', category: 'training' as const };
  return ForumPosts.put({ ...post, ...more }).params<{ Item: object }>().Item;
}

function likeItem() {
  const like = { ownerId: 'ada', targetId: 'post', postId: 'post', shard: 0, createdAt: at };
  return ForumLikes.put(like).params<{ Item: object }>().Item;
}

const isLike = (input: { Key?: Record<string, unknown> | undefined }) => String(input.Key?.sk).startsWith('forum-like');

/** Lets the table return the post, and the like if there is one. */
function store({ post = postItem(), like }: { post?: object; like?: object } = {}): void {
  table.on(BatchGetCommand).resolves({ Responses: { houndwell: like ? [post, like] : [post] } });
  table.on(GetCommand).callsFake((input) => ({ Item: isLike(input) ? like : post }));
  table.on(QueryCommand).resolves({
    Items: [1, 2].map(
      (shard) => ForumCounts.put({ targetId: 'post', shard, likes: 3 }).params<{ Item: object }>().Item,
    ),
  });
  table.on(UpdateCommand).resolves({});
}

function cancelled(...codes: string[]) {
  const CancellationReasons = codes.map((Code) => ({ Code }));
  return new TransactionCanceledException({ message: '', $metadata: {}, CancellationReasons });
}

/** Returns the partition keys of the rows whose counts a transaction changes. */
function countedRows(): unknown[] {
  return table.commandCalls(TransactWriteCommand).map((call) => {
    const updates = call.args[0].input.TransactItems?.flatMap(({ Update }) => Update?.Key?.pk ?? []);
    return updates?.[0];
  });
}

beforeEach(() => {
  table.reset();
});

it('counts a like in the row of the post', async () => {
  store();
  table.on(TransactWriteCommand).resolves({});
  expect(await setLike(viewer, { postId: 'post' }, true)).toEqual({ likes: 4, isLiked: true });
  expect(countedRows()).toEqual(['forum-post#post']);
});

it('retries a conflict with another like, and a throttled one', async () => {
  store();
  table
    .on(TransactWriteCommand)
    .rejectsOnce(cancelled('None', 'None', 'TransactionConflict'))
    .rejectsOnce(cancelled('ThrottlingError'))
    .resolves({});
  await setLike(viewer, { postId: 'post' }, true);
  expect(countedRows()).toEqual(Array(3).fill('forum-post#post'));
});

it('marks a post as busy after repeated conflicts, and counts the like in a row of its own', async () => {
  store();
  const conflict = cancelled('None', 'None', 'TransactionConflict');
  table.on(TransactWriteCommand).rejectsOnce(conflict).rejectsOnce(conflict).rejectsOnce(conflict).resolves({});
  await setLike(viewer, { postId: 'post' }, true);
  expect(countedRows()).toEqual([...Array(3).fill('forum-post#post'), 'forum-counts#post']);
  const [busy] = table.commandCalls(UpdateCommand).map((call) => call.args[0].input);
  expect(busy).toMatchObject({ Key: { pk: 'forum-post#post' }, UpdateExpression: expect.stringContaining('isBusy') });
});

it('counts a like in any row of a busy post that concurrent likes leave free', async () => {
  store({ post: postItem({ isBusy: true }) });
  const free = (input: TransactWriteCommandInput) =>
    input.TransactItems?.some(({ Update }) => String(Update?.Key?.sk).endsWith('#7'));
  table.on(TransactWriteCommand).callsFake((input) => {
    if (!free(input)) throw cancelled('None', 'None', 'TransactionConflict');
    return {};
  });
  expect(await setLike(viewer, { postId: 'post' }, true)).toEqual({ likes: 10, isLiked: true });
});

it('does not touch the row of a busy post, and adds up all of its counts', async () => {
  store({ post: postItem({ isBusy: true }) });
  table.on(TransactWriteCommand).resolves({});
  expect(await setLike(viewer, { postId: 'post' }, true)).toEqual({ likes: 10, isLiked: true });
  expect(countedRows()).toEqual(['forum-counts#post']);
});

it('counts nothing twice when a concurrent call of the same owner has liked the post', async () => {
  store();
  table.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed', 'None', 'None'));
  expect(await setLike(viewer, { postId: 'post' }, true)).toEqual({ likes: 4, isLiked: true });
  expect(countedRows()).toEqual(['forum-post#post']);
});

it('counts nothing twice when the response of a successful transaction was lost', async () => {
  store();
  table.on(GetCommand).callsFake((input) => ({ Item: isLike(input) ? likeItem() : postItem() }));
  table.on(TransactWriteCommand).rejects(Object.assign(new Error('lost'), { name: 'TimeoutError' }));
  await setLike(viewer, { postId: 'post' }, true);
  expect(countedRows()).toEqual(Array(3).fill('forum-post#post'));
  expect(table.commandCalls(UpdateCommand)).toEqual([]);
});

it('answers 503 when the table is down', async () => {
  store();
  table.on(TransactWriteCommand).rejects(cancelled('ThrottlingError'));
  await expect(setLike(viewer, { postId: 'post' }, true)).rejects.toMatchObject({ status: 503 });
});
