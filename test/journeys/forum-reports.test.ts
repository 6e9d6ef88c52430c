import { expect, test } from 'vitest';
import { retryOnConflict } from '#functions/core/data/version-conflict.ts';
import { forum } from '#shared/contract/forum.ts';
import { moderation } from '#shared/contract/moderation.ts';
import { connectTable, createFactories, type Owner } from '#test/support/factories.ts';
import { publishedPhoto } from '#test/support/photo-files.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const owners: Owner[] = [];
for (let count = 0; count < 5; count += 1) owners.push(await create.owner());
const [author, one, two, three, four] = owners as [Owner, Owner, Owner, Owner, Owner];

const form = { title: 'Buy my leashes', content: 'Cheap leashes, call now.', category: 'general' } as const;
const body = { reason: 'Spam or advertising' };

async function addPost({ browser }: Owner): Promise<string> {
  return (await browser.ask(forum.createPost, { body: form })).id;
}

async function report({ browser }: Owner, path: string) {
  const { status, body: answer } = await browser.post(`/api/forum/posts/${path}/report`, body);
  return status < 400 ? status : (answer as { code: string }).code;
}

async function listIds({ browser }: Owner): Promise<string[]> {
  return (await browser.ask(forum.listPosts)).map(({ id }) => id);
}

/** Lets a moderator decide about a post or comment, as the queue does. */
async function decide(target: { postId: string; commentId?: string }, what: 'hide' | 'restore'): Promise<void> {
  await connectTable(app);
  const { transact } = await import('#functions/core/data/table.ts');
  const { hideContent, restoreContent } = await import('#functions/forum/moderation.ts');
  const { closeCase } = await import('#functions/forum/reports.ts');
  const { ReportCases } = await import('#functions/entities/forum-reports.ts');
  await retryOnConflict(async () => {
    const { data } = await ReportCases.get({ targetId: target.commentId ?? target.postId }).go({ consistent: true });
    if (!data) throw new Error('There is no case.');
    const change = what === 'hide' ? hideContent : restoreContent;
    const writes = await change(target, { by: 'moderator', reason: 'No advertising, please.' });
    await transact([
      closeCase(
        data,
        { decision: what === 'hide' ? 'hide' : 'keep', decidedAt: new Date().toISOString() },
        () => new Error('Another moderator was first.'),
      ),
      ...writes,
    ]);
  });
}

test('the third report by different owners hides a post from everybody but its author, once', async () => {
  const id = await addPost(author);
  expect([await report(one, id), await report(one, id), await report(two, id)]).toEqual([204, 'alreadyReported', 204]);
  expect(await listIds(four)).toContain(id);
  expect(await Promise.all([report(three, id), report(four, id)])).toEqual([204, expect.anything()]);
  expect(await listIds(four)).not.toContain(id);
  expect((await one.browser.get(`/api/forum/posts/${id}`)).status).toBe(404);
  expect((await one.browser.get(`/api/forum/posts/${id}/comments`)).status).toBe(404);
  const [own] = await author.browser.ask(forum.listPosts, { query: { limit: 1 } });
  expect(own).toMatchObject({ id, isModerated: true, moderationReason: expect.stringContaining('moderator') });
  await app.settle();
  const events = (await app.publishedEvents()).filter(({ detail }) => detail.postId === id);
  expect(events.filter(({ type }) => type === 'ContentModerated')).toHaveLength(1);
});

test('what a moderator restores is visible again, and only three new reports hide it once more', async () => {
  const id = await addPost(author);
  for (const owner of [one, two, three]) await report(owner, id);
  await decide({ postId: id }, 'restore');
  expect(await listIds(one)).toContain(id);
  expect([await report(one, id), await report(four, id)]).toEqual(['alreadyReported', 204]);
  const post = await one.browser.ask(forum.getPost, { params: { id } });
  expect(post).toMatchObject({ isModerated: false, moderationReason: null });
});

test('what a moderator hides shows its author the reason, and a deletion still works', async () => {
  const id = await addPost(author);
  await report(one, id);
  await decide({ postId: id }, 'hide');
  const params = { id };
  expect(await author.browser.ask(forum.getPost, { params })).toMatchObject({
    moderationReason: 'No advertising, please.',
    content: form.content,
  });
  const moderator = await create.moderator();
  expect(await moderator.browser.ask(forum.getPost, { params })).toMatchObject({
    canModerate: true,
    isModerated: true,
  });
  // The roles of a session are read again after a quarter of an hour.
  app.clock.moveTo(new Date(app.clock.now().getTime() + 16 * 60_000));
  expect((await moderator.browser.ask(forum.getPost, { params })).canModerate).toBe(true);
  app.clock.reset();
  await author.browser.ask(forum.deletePost, { params });
  expect(await listIds(author)).not.toContain(id);
});

test('a hidden comment is neither listed nor counted, until it is restored', async () => {
  const id = await addPost(one);
  const params = { id };
  const { id: commentId } = await author.browser.ask(forum.createComment, { params, body: { content: 'Buy leashes' } });
  for (const owner of [one, two, three]) expect(await report(owner, `${id}/comments/${commentId}`)).toBe(204);
  const read = async ({ browser }: Owner) => {
    const { commentCount } = await browser.ask(forum.getPost, { params });
    return [commentCount, (await browser.ask(forum.listComments, { params })).length];
  };
  expect([await read(one), await read(author)]).toEqual([
    [0, 0],
    [0, 1],
  ]);
  await decide({ postId: id, commentId }, 'restore');
  expect(await read(one)).toEqual([1, 1]);
});

test('moderators see the photo of a reported post, and what its author says it shows', async () => {
  const photo = { imageUrl: await publishedPhoto(author.browser), imageAlt: 'Call 555-0100 for pills' };
  const { id } = await author.browser.ask(forum.createPost, { body: { ...form, ...photo } });
  await report(one, id);
  const moderator = await create.moderator();
  const detail = await moderator.browser.ask(moderation.getReport, { params: { id: `${id}-1` } });
  expect({ imageUrl: detail.item.imageUrl, imageAlt: detail.imageAlt }).toEqual(photo);
});

test('nobody reports their own post, and a reason is required', async () => {
  const id = await addPost(author);
  expect(await report(author, id)).toBe('ownContent');
  const { status, body: answer } = await one.browser.post(`/api/forum/posts/${id}/report`, { reason: ' ' });
  expect([status, (answer as { fields: object }).fields]).toEqual([400, { reason: 'Please tell us why' }]);
});

test('concurrent reports of many owners are all counted', async () => {
  const id = await addPost(author);
  const replies = await Promise.all([one, two, three, four].map((owner) => report(owner, id)));
  expect(replies.filter((reply) => reply === 204).length).toBeGreaterThanOrEqual(3);
  await connectTable(app);
  const { ReportCases } = await import('#functions/entities/forum-reports.ts');
  const { data } = await ReportCases.get({ targetId: id }).go({ consistent: true });
  expect([data?.reports, data?.isHiddenByReports]).toEqual([replies.filter((reply) => reply === 204).length, true]);
});

test('the posts and comments of a blocked author vanish for the blocker, and come back', async () => {
  const id = await addPost(author);
  const other = await addPost(two);
  const params = { id: other };
  await author.browser.ask(forum.createComment, { params, body: { content: 'Leashes?' } });
  const comments = async () => (await one.browser.ask(forum.listComments, { params })).length;
  const blocked = await one.browser.ask(forum.blockOwner, { body: { ownerId: author.user.id } });
  await one.browser.ask(forum.blockOwner, { body: { ownerId: author.user.id } });
  expect(await one.browser.ask(forum.listBlocks)).toEqual([blocked]);
  expect(blocked).toMatchObject({ ownerId: author.user.id, name: 'Maya L.' });
  expect([await listIds(one), await comments()]).toEqual([expect.not.arrayContaining([id]), 0]);
  const [first] = await one.browser.ask(forum.listPosts, { query: { limit: 1 } });
  expect(first?.userId).not.toBe(author.user.id);
  expect(await listIds(two)).toContain(id);
  await one.browser.ask(forum.unblockOwner, { params: { ownerId: author.user.id } });
  expect([await listIds(one), await comments()]).toEqual([expect.arrayContaining([id]), 1]);
});

test('an owner can block neither themselves nor somebody who does not exist', async () => {
  const block = async (ownerId: string) => {
    const reply = await one.browser.post('/api/forum/blocks', { ownerId });
    return [reply.status, (reply.body as { fields?: object }).fields];
  };
  expect(await block(one.user.id)).toEqual([400, { ownerId: "You can't block yourself" }]);
  expect(await block('nobody')).toEqual([404, undefined]);
});
