import { expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { forum } from '#shared/contract/forum.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { places } from '#shared/contract/places.ts';
import { connectTable, createFactories, type Owner } from '#test/support/factories.ts';
import { publishedPhoto } from '#test/support/photo-files.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const [ada, bea] = [await create.owner(), await create.owner()];
const form = { title: 'Loose leash', content: 'Five minutes before each meal.', category: 'training' } as const;

async function addPost({ browser }: Owner): Promise<{ id: string }> {
  const { id } = await browser.ask(forum.createPost, { body: form });
  return { id };
}

async function readNotifications({ browser }: Owner) {
  await app.settle();
  return (await browser.ask(notifications.listNotifications))
    .filter(({ type }) => type === 'community')
    .map(({ title, message, actionUrl }) => [title, message, actionUrl]);
}

test('a comment notifies the author of the post, but not their own or a blocked author’s', async () => {
  const maya = await create.owner();
  const params = await addPost(maya);
  const comment = ({ browser }: Owner) => browser.ask(forum.createComment, { params, body: { content: 'Hi' } });
  await comment(maya);
  await maya.browser.ask(forum.blockOwner, { body: { ownerId: bea.user.id } });
  await comment(bea);
  await comment(ada);
  expect(await readNotifications(maya)).toEqual([
    ['New comment on your post', 'Maya L. commented on “Loose leash”.', `/community/${params.id}`],
  ]);
});

test('likes notify the author of a post at most once an hour', async () => {
  const maya = await create.owner();
  const params = await addPost(maya);
  const like = ({ browser }: Owner) => browser.ask(forum.likePost, { params });
  await like(maya);
  await like(ada);
  await app.settle();
  await like(bea);
  const first = ['Owners like your post', '“Loose leash” has 2 likes.', `/community/${params.id}`];
  expect(await readNotifications(maya)).toEqual([first]);
  const another = await create.owner();
  app.clock.moveTo(new Date(app.clock.now().getTime() + 61 * 60_000));
  await like(another);
  const second = ['Owners like your post', '“Loose leash” has 4 likes.', `/community/${params.id}`];
  expect(await readNotifications(maya)).toEqual([second, first]);
  app.clock.reset();
});

test('a new name and picture of an owner are on their earlier posts, comments and reviews', async () => {
  const owner = await create.owner();
  const params = await addPost(owner);
  await owner.browser.ask(forum.createComment, { params, body: { content: 'Mine' } });
  await owner.browser.ask(places.seedPlaces);
  const place = { id: 'sample-lake-beach' };
  await owner.browser.ask(places.addReview, { params: place, body: { rating: 5 } });
  const profileImageUrl = await publishedPhoto(owner.browser);
  await owner.browser.ask(account.updateUser, { body: { firstName: 'Noor', lastName: 'Zaman', profileImageUrl } });
  await app.settle();
  const author = { firstName: 'Noor', lastName: 'Z.', name: 'Noor Z.', profileImageUrl };
  expect(await ada.browser.ask(forum.getPost, { params })).toMatchObject({ author });
  expect(await ada.browser.ask(forum.listComments, { params })).toMatchObject([{ author }]);
  const { reviews } = await ada.browser.ask(places.getPlace, { params: place });
  expect(reviews).toMatchObject([{ authorName: 'Noor Z.' }]);
  await owner.browser.ask(account.updateUser, { body: { profileImageUrl: null } });
  await app.settle();
  expect((await ada.browser.ask(forum.getPost, { params })).author.profileImageUrl).toBeNull();
});

test('more posts and comments than one event updates get the new name', async () => {
  const owner = await create.owner();
  const params = await addPost(owner);
  await connectTable(app);
  const { ForumComments } = await import('#functions/entities/forum-comments.ts');
  const { ForumContents } = await import('#functions/entities/forum-posts.ts');
  const { data: first } = await ForumComments.query.byKey({ postId: params.id }).go();
  expect(first).toEqual([]);
  const ids = Array.from({ length: 120 }, (_, index) => `01ZZ${String(index).padStart(22, '0')}`);
  const at = new Date().toISOString();
  const stored = { ownerId: owner.user.id, firstName: 'Maya', lastInitial: 'L.', content: 'Hi', isEmergency: false };
  const counted = { version: 1, likes: 0, createdAt: at, updatedAt: at };
  await ForumComments.put(ids.map((id) => ({ postId: params.id, id, ...stored, ...counted }))).go();
  await ForumContents.put(ids.map((id) => ({ ownerId: owner.user.id, id, postId: params.id }))).go();
  await owner.browser.ask(account.updateUser, { body: { firstName: 'Noor' } });
  await app.settle();
  const comments = await ada.browser.ask(forum.listComments, { params, query: { limit: 100 } });
  const { data: all } = await ForumComments.query.byKey({ postId: params.id }).go({ pages: 'all' });
  expect(new Set(comments.map(({ author }) => author.name))).toEqual(new Set(['Noor L.']));
  expect(new Set(all.map(({ firstName }) => firstName))).toEqual(new Set(['Noor']));
});

test('a deleted post leaves neither comments nor likes behind', async () => {
  const params = await addPost(ada);
  const comment = await bea.browser.ask(forum.createComment, { params, body: { content: 'Hi' } });
  await bea.browser.ask(forum.likePost, { params });
  await ada.browser.ask(forum.likeComment, { params: { ...params, commentId: comment.id } });
  await ada.browser.ask(forum.deletePost, { params });
  await app.settle();
  await connectTable(app);
  const { ForumComments } = await import('#functions/entities/forum-comments.ts');
  const { ForumLikes } = await import('#functions/entities/forum-likes.ts');
  const { ForumContents } = await import('#functions/entities/forum-posts.ts');
  expect((await ForumComments.query.byKey({ postId: params.id }).go()).data).toEqual([]);
  const likes = async (ownerId: string) => (await ForumLikes.query.ofOwner({ ownerId }).go()).data;
  const left = [...(await likes(ada.user.id)), ...(await likes(bea.user.id))];
  expect(left.filter(({ postId }) => postId === params.id)).toEqual([]);
  expect((await ForumContents.get({ ownerId: bea.user.id, id: comment.id }).go()).data).toBeNull();
});
