import { expect, test } from 'vitest';
import { forum } from '#shared/contract/forum.ts';
import { connectTable, createFactories, type Owner } from '#test/support/factories.ts';
import { loadForum } from '#test/support/forum-load.ts';
import { statusCounts } from '#test/support/http.ts';
import { exhaustive } from '#test/support/sample.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const [maya, ada] = [await create.owner(), await create.owner()];
const form = { title: 'Loose leash', content: 'Five minutes before each meal.', category: 'training' } as const;

async function addPost({ browser }: Owner): Promise<{ id: string }> {
  const { id } = await browser.ask(forum.createPost, { body: form });
  return { id };
}

test('one owner who likes a post 200 times at once counts once, and all requests succeed', async () => {
  const { id } = await addPost(maya);
  const path = `/api/forum/posts/${id}/like`;
  const replies = await Promise.all(Array.from({ length: 200 }, () => ada.browser.post(path)));
  expect(statusCounts(replies)).toEqual({ 200: 200 });
  expect((await maya.browser.get(`/api/forum/posts/${id}`)).body).toMatchObject({ likes: 1, isLiked: false });
  const removals = await Promise.all(Array.from({ length: 20 }, () => ada.browser.delete(path)));
  expect(statusCounts(removals)).toEqual({ 200: 20 });
  expect(removals[0]?.body).toEqual({ likes: 0, isLiked: false });
});

test('comments are liked like posts', async () => {
  const { id } = await addPost(maya);
  const params = { id };
  const { id: commentId } = await maya.browser.ask(forum.createComment, { params, body: { content: 'Mine' } });
  const both = { id, commentId };
  expect(await ada.browser.ask(forum.likeComment, { params: both })).toEqual({ likes: 1, isLiked: true });
  expect(await ada.browser.ask(forum.likeComment, { params: both })).toEqual({ likes: 1, isLiked: true });
  expect(await ada.browser.ask(forum.listComments, { params })).toMatchObject([{ likes: 1, isLiked: true }]);
  expect(await ada.browser.ask(forum.unlikeComment, { params: both })).toEqual({ likes: 0, isLiked: false });
  expect((await ada.browser.post(`/api/forum/posts/${id}/comments/unknown/like`)).status).toBe(404);
});

test('a busy post counts its likes and comments in further rows, and the sum is exact', async () => {
  const { id } = await addPost(maya);
  const params = { id };
  await ada.browser.ask(forum.likePost, { params });
  await connectTable(app);
  const { ForumPosts } = await import('#functions/entities/forum-posts.ts');
  await ForumPosts.patch({ id }).set({ isBusy: true }).go();
  expect(await maya.browser.ask(forum.likePost, { params })).toEqual({ likes: 2, isLiked: true });
  await ada.browser.ask(forum.createComment, { params, body: { content: 'Hi' } });
  expect(await ada.browser.ask(forum.unlikePost, { params })).toEqual({ likes: 1, isLiked: false });
  const [post] = await ada.browser.ask(forum.listPosts, { query: { limit: 1 } });
  expect(post).toMatchObject({ id, likes: 1, commentCount: 1 });
  const { data } = await ForumPosts.get({ id }).go({ consistent: true });
  expect([data?.likes, data?.comments]).toEqual([1, 0]);
});

test('after many owners like and comment on many posts with retries, every count is exact', async () => {
  const size = exhaustive ? { writers: 64, posts: 1000, each: 100 } : { writers: 8, posts: 20, each: 12 };
  expect(await loadForum(app, size)).toMatchObject({ failed: 0, wrongCounts: 0 });
});
