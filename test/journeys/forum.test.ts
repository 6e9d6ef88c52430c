import { expect, test } from 'vitest';
import { dogs } from '#shared/contract/dogs.ts';
import { forum } from '#shared/contract/forum.ts';
import type { PostForm } from '#shared/contract/forum-fields.ts';
import { forumLengths } from '#shared/forum.ts';
import { createFactories, type Owner } from '#test/support/factories.ts';
import { type Reply, statusCounts } from '#test/support/http.ts';
import { publishedPhoto } from '#test/support/photo-files.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const [maya, ada] = [await create.owner(), await create.owner()];

const form: PostForm = { title: 'Loose leash', content: 'Five minutes before each meal.', category: 'training' };

function addPost({ browser }: Owner, body: Partial<PostForm> = {}) {
  return browser.ask(forum.createPost, { body: { ...form, ...body } });
}

function refusal({ status, body }: Reply) {
  const { code, fields } = body as { code: string; fields?: object };
  return fields ? [status, fields] : [status, code];
}

test('a post is first in the feed of all owners, with the name of its author', async () => {
  const post = await addPost(maya);
  expect(post).toMatchObject({
    ...form,
    ...{ userId: maya.user.id, likes: 0, commentCount: 0, isOwn: true, isLiked: false, isModerated: false },
    author: { firstName: 'Maya', lastName: 'L.', name: 'Maya L.', isLeader: false, badge: null },
  });
  const [first] = await ada.browser.ask(forum.listPosts);
  expect(first).toEqual({ ...post, isOwn: false });
  expect(await ada.browser.ask(forum.getPost, { params: { id: post.id } })).toEqual(first);
});

test('the feed has pages, newest first, of all posts or of one category', async () => {
  const posts = [];
  for (const title of ['One', 'Two', 'Three']) posts.push(await addPost(maya, { title, category: 'breeding' }));
  await addPost(maya);
  const path = '/api/forum/posts?category=breeding&limit=2';
  const first = await ada.browser.get(path);
  const titles = ({ body }: Reply) => (body as { title: string }[]).map(({ title }) => title);
  expect(titles(first)).toEqual(['Three', 'Two']);
  const cursor = `&cursor=${encodeURIComponent(String(first.headers['x-next-cursor']))}`;
  const second = await ada.browser.get(path + cursor);
  expect([titles(second), second.headers['x-next-cursor']]).toEqual([['One'], undefined]);
  expect(refusal(await ada.browser.get(`/api/forum/posts?limit=2${cursor}`))).toEqual([400, 'cursorInvalid']);
  expect(titles(await ada.browser.get('/api/forum/posts?category=&breed=&q=&limit=1'))).toEqual(['Loose leash']);
});

test('posts are found by their words in any form and order, and by the current words after a change', async () => {
  const { id } = await addPost(maya, {
    title: 'Zoomies at midnight',
    content: 'She circles the couch. Café visits help?',
  });
  await app.settle();
  const find = async (q: string, category = '') =>
    (await ada.browser.ask(forum.listPosts, { query: { q, category: category as 'health' } })).map((post) => post.id);
  expect(await find('couches ZOOMIE')).toEqual([id]);
  expect(await find('cafe')).toEqual([id]);
  expect(await find('zoomies', 'training')).toEqual([id]);
  expect(await find('zoomies', 'health')).toEqual([]);
  expect(await find('zoomies parrot')).toEqual([]);
  await maya.browser.ask(forum.updatePost, { params: { id }, body: { ...form, title: 'Night runs' } });
  await app.settle();
  expect([await find('zoomies'), await find('night')]).toEqual([[], [id]]);
  await maya.browser.ask(forum.deletePost, { params: { id } });
  await app.settle();
  expect(await find('night')).toEqual([]);
});

test('a post names a dog of its author, and the feed of the breed has it', async () => {
  const owner = await create.ownerWithDog();
  const post = await addPost(owner, { dogId: owner.dog.id });
  expect(post.dog).toEqual({ name: 'Rex', breed: 'Beagle', age: 3.5, photoUrl: null });
  const [found] = await ada.browser.ask(forum.listPosts, { query: { breed: 'Beagle' } });
  expect(found).toMatchObject({ id: post.id, dog: post.dog, dogId: null });
  const stolen = await maya.browser.post('/api/forum/posts', { ...form, dogId: owner.dog.id });
  expect(refusal(stolen)).toEqual([404, 'dogNotFound']);
  await owner.browser.ask(dogs.deleteDog, { params: { id: owner.dog.id } });
  expect((await ada.browser.ask(forum.getPost, { params: { id: post.id } })).dog).toBeNull();
});

test('a post has a photo that its author uploaded, with its size, and the files are deleted with it', async () => {
  const [own, theirs] = [await publishedPhoto(maya.browser), await publishedPhoto(ada.browser)];
  const post = await addPost(maya, { imageUrl: own, imageAlt: 'Rex on the couch' });
  expect(post).toMatchObject({ imageUrl: own, imageWidth: 60, imageHeight: 40, imageAlt: 'Rex on the couch' });
  const uploadFirst = [400, { imageUrl: 'Please upload the photo first' }];
  for (const imageUrl of [theirs, 'https://dogs.example/rex.jpg', '/photos/../rex.webp']) {
    expect(refusal(await maya.browser.post('/api/forum/posts', { ...form, imageUrl }))).toEqual(uploadFirst);
  }
  await maya.browser.ask(forum.deletePost, { params: { id: post.id } });
  await app.settle();
  expect((await app.visitor().get(own)).status).toBe(404);
});

test('only its author changes a post, and a stale change is refused', async () => {
  const { id, updatedAt } = await addPost(maya);
  const path = `/api/forum/posts/${id}`;
  for (const reply of [await ada.browser.put(path, form), await ada.browser.delete(path)]) {
    expect(refusal(reply)).toEqual([403, 'notAuthor']);
  }
  const changed = await maya.browser.ask(forum.updatePost, {
    params: { id },
    body: { ...form, category: 'health', updatedAt },
  });
  expect(changed).toMatchObject({ category: 'health', likes: 0 });
  expect(refusal(await maya.browser.put(path, { ...form, updatedAt: '2020-01-01T00:00:00.000Z' }))).toEqual([
    409,
    'staleVersion',
  ]);
  const listed = await ada.browser.ask(forum.listPosts, { query: { category: 'health', limit: 1 } });
  expect(listed.map((post) => post.id)).toEqual([id]);
});

test('comments are listed oldest first and counted, and their author can change and delete them', async () => {
  const { id } = await addPost(maya);
  const params = { id };
  const one = await ada.browser.ask(forum.createComment, { params, body: { content: 'Which treats?' } });
  const two = await maya.browser.ask(forum.createComment, { params, body: { content: 'Chicken.' } });
  expect(await ada.browser.ask(forum.listComments, { params })).toMatchObject([
    { id: one.id, postId: id, content: 'Which treats?', isOwn: true, isAnswer: false },
    { id: two.id, isOwn: false, author: { name: 'Maya L.' } },
  ]);
  const path = `/api/forum/posts/${id}/comments/${one.id}`;
  expect(refusal(await maya.browser.put(path, { content: 'Mine' }))).toEqual([403, 'notAuthor']);
  const mine = { id, commentId: one.id };
  const changed = await ada.browser.ask(forum.updateComment, { params: mine, body: { content: 'Which ones?' } });
  expect(changed.content).toBe('Which ones?');
  await ada.browser.ask(forum.deleteComment, { params: mine });
  const post = await ada.browser.ask(forum.getPost, { params });
  expect(post.commentCount).toBe(1);
  expect(refusal(await ada.browser.delete(path))).toEqual([404, 'commentNotFound']);
});

test('the author of a post marks one comment as the answer, until it is deleted', async () => {
  const { id } = await addPost(maya);
  const params = { id };
  const comment = await ada.browser.ask(forum.createComment, { params, body: { content: 'Try a harness.' } });
  const path = `/api/forum/posts/${id}/answer`;
  expect(refusal(await ada.browser.put(path, { commentId: comment.id }))).toEqual([403, 'notAuthor']);
  expect(refusal(await maya.browser.put(path, { commentId: 'unknown' }))).toEqual([404, 'commentNotFound']);
  const marked = await maya.browser.ask(forum.chooseAnswer, { params, body: { commentId: comment.id } });
  expect(marked.answerCommentId).toBe(comment.id);
  expect(await ada.browser.ask(forum.listComments, { params })).toMatchObject([{ isAnswer: true }]);
  await ada.browser.ask(forum.deleteComment, { params: { id, commentId: comment.id } });
  expect(await maya.browser.ask(forum.getPost, { params })).toMatchObject({ answerCommentId: null, commentCount: 0 });
});

test('an owner on Free reads, and is told which plan posts, comments and likes', async () => {
  const { id } = await addPost(maya);
  const { browser } = await create.ownerOn('free');
  expect((await browser.ask(forum.listPosts, { query: { limit: 2 } }))[0]?.id).toBe(id);
  const replies = [
    await browser.post('/api/forum/posts', form),
    await browser.post(`/api/forum/posts/${id}/comments`, { content: 'Hi' }),
    await browser.post(`/api/forum/posts/${id}/like`),
  ];
  const basic = { code: 'planRequired', message: 'This is part of the Basic plan.' };
  expect(replies.map(({ status, body }) => [status, body])).toEqual(replies.map(() => [403, basic]));
});

test('an owner posts 30 times in a row, and is then asked to wait', async () => {
  const { browser } = await create.owner();
  const replies = await Promise.all(Array.from({ length: 31 }, () => browser.post('/api/forum/posts', form)));
  expect(statusCounts(replies)).toEqual({ 201: 30, 429: 1 });
  expect(replies.find(({ status }) => status === 429)?.body).toMatchObject({
    code: 'rateLimited',
    message: "You've posted a lot in a short time. Please wait a moment and try again.",
  });
});

test('a repeated request with the same key adds one post and one comment', async () => {
  const add = () => maya.browser.post('/api/forum/posts', form, { key: 'a-post' });
  const [one, two] = [await add(), await add()];
  expect([one.status, two.status, two.text]).toEqual([201, 201, one.text]);
  const { id } = one.body as { id: string };
  const comment = () => ada.browser.post(`/api/forum/posts/${id}/comments`, { content: 'Hi' }, { key: 'a-comment' });
  const replies = [await comment(), await comment()];
  expect(replies[1]?.text).toBe(replies[0]?.text);
  expect((await ada.browser.ask(forum.getPost, { params: { id } })).commentCount).toBe(1);
});

test('a post without a title or content is refused with the message of the form', async () => {
  const message = 'Please fill in both title and content';
  const refused = async (body: object) => refusal(await maya.browser.post('/api/forum/posts', { ...form, ...body }));
  expect(await refused({ title: '  ' })).toEqual([400, { title: message }]);
  expect(await refused({ content: undefined })).toEqual([400, { content: message }]);
  expect(await refused({ category: 'cats' })).toEqual([400, { category: 'Please choose a category' }]);
  expect(await refused({ title: 'a'.repeat(121) })).toEqual([400, { title: 'Please keep this to 120 characters' }]);
});

test('texts of the full length in emoji, combining marks and one word are stored and returned unchanged', async () => {
  const texts = [
    '🐕'.repeat(forumLengths.post),
    'a'.repeat(forumLengths.post),
    `Z${'\u0310\u0354'.repeat(2000)}algo`,
    '<script>alert(1)</script> javascript:alert(1) {{7*7}} " onload=alert(1)',
    '\u05E9\u05DC\u05D5\u05DD \u200F mixed \u0645\u0631\u062D\u0628\u0627',
  ];
  for (const content of texts) expect((await addPost(maya, { content })).content).toBe(content);
  const tooLong = await maya.browser.post('/api/forum/posts', { ...form, content: '🐕'.repeat(forumLengths.post + 1) });
  expect(refusal(tooLong)).toEqual([400, { content: 'Please keep this to 5000 characters' }]);
  const override = await maya.browser.post('/api/forum/posts', { ...form, content: 'safe \u202Egpj.exe' });
  expect(refusal(override)).toEqual([400, { content: 'Please remove invisible characters' }]);
});

test('a text that describes an emergency is marked', async () => {
  const post = await addPost(maya, { content: 'My dog is having a seizure right now and it has lasted ten minutes' });
  expect(post.isEmergency).toBe(true);
  const params = { id: post.id };
  const comment = await ada.browser.ask(forum.createComment, { params, body: { content: 'What a cute photo!' } });
  expect(comment.isEmergency).toBe(false);
});

test('new posts by others are counted, without own ones', async () => {
  const { id: since } = await addPost(maya);
  await addPost(maya);
  await addPost(ada, { category: 'health' });
  await addPost(ada);
  const count = async (owner: Owner, query: object) =>
    (await owner.browser.ask(forum.countNewPosts, { query: { since, ...query } })).count;
  expect([await count(maya, {}), await count(ada, {}), await count(maya, { category: 'health' })]).toEqual([2, 1, 1]);
});
