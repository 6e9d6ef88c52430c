import { expect, test } from 'vitest';
import { forum } from '#shared/contract/forum.ts';
import { moderation } from '#shared/contract/moderation.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { places } from '#shared/contract/places.ts';
import { createFactories, type Owner } from '#test/support/factories.ts';
import { apply, decide, reportPost, suggestPlace, writeComment, writePost } from '#test/support/moderation.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const [moderator, author, reader] = [await create.moderator(), await create.owner(), await create.owner()];
const reason = 'Sale of animals is against the guidelines.';

function judge({ status, body }: { status: number; body: unknown }): [number, string] {
  return [status, (body as { code: string }).code];
}

async function newestNotification({ browser }: Owner) {
  await app.settle();
  return (await browser.ask(notifications.listNotifications))[0];
}

/** Reports a post by three owners, which hides it. Returns the ID that the report has in the queue. */
async function hideByReports(id: string): Promise<string> {
  for (let count = 0; count < 3; count += 1) await reportPost(await create.owner(), id, 'Rude or hateful');
  await app.settle();
  return `${id}-1`;
}

async function findReport(postId: string, { browser } = moderator) {
  const items = await browser.ask(moderation.listQueue, { params: { queue: 'reports' }, query: { limit: 100 } });
  return items.find((item) => item.queue === 'reports' && item.postId === postId);
}

async function readPost(id: string, { browser }: Owner) {
  return browser.get(`/api/forum/posts/${id}`);
}

test('an ordinary owner gets 403 for every queue, decision and the audit log', async () => {
  const reportId = await reportPost(reader, await writePost(author));
  for (const path of ['reports', 'leadership-applications', 'places', 'audit', `reports/${reportId}`]) {
    expect(judge(await author.browser.get(`/api/moderation/${path}`)), path).toEqual([403, 'forbidden']);
  }
  const keep = await author.browser.post(`/api/moderation/reports/${reportId}`, { decision: 'keep' });
  expect(judge(keep)).toEqual([403, 'forbidden']);
});

test('a Leading Member decides about reports, and sees no other queue', async () => {
  const leader = await create.owner();
  await decide(moderator, 'leadership-applications', await apply(leader), { decision: 'approve' });
  const id = await writePost(author);
  const reportId = await reportPost(reader, id);
  expect(await findReport(id, leader)).toMatchObject({ id: reportId });
  const all = await leader.browser.post(`/api/moderation/reports/${reportId}`, { decision: 'hideAll', reason });
  expect(judge(all)).toEqual([403, 'forbidden']);
  await decide(leader, 'reports', reportId, { decision: 'warn', reason });
  for (const path of ['leadership-applications', 'places', 'audit']) {
    expect(judge(await leader.browser.get(`/api/moderation/${path}`)), path).toEqual([403, 'forbidden']);
  }
});

test('a post that three owners reported is hidden until a moderator keeps it, and the author is told both', async () => {
  const id = await writePost(author, 'Which harness?');
  const reportId = await hideByReports(id);
  expect((await readPost(id, reader)).status).toBe(404);
  expect(await newestNotification(author)).toMatchObject({ title: 'Your post is hidden for now' });
  expect(await findReport(id)).toMatchObject({ reportCount: 3, isHiddenByReports: true, title: 'Which harness?' });
  const [system] = await moderator.browser.ask(moderation.listAuditEntries);
  expect(system).toMatchObject({ decidedBy: 'System', decision: 'hide', title: 'Post by Maya L., "Which harness?"' });
  await decide(moderator, 'reports', reportId, { decision: 'keep', notes: 'No link, names three brands.' });
  expect((await readPost(id, reader)).status).toBe(200);
  expect(await newestNotification(author)).toMatchObject({ title: 'Your post is fine, and everyone can see it' });
  expect(await findReport(id)).toBeUndefined();
  const [kept] = await moderator.browser.ask(moderation.listAuditEntries);
  expect(kept).toMatchObject({ decidedBy: 'Maya L.', decision: 'keep', why: 'No link, names three brands.' });
});

test('a report has the post around a comment, the reasons, and what was decided about the author before', async () => {
  const cole = await create.owner();
  const postId = await writePost(author, 'Limping after the park');
  const texts = ['One', 'Two', 'Half an ibuprofen.', 'Four', 'Five'];
  const comments = [];
  for (const text of texts) comments.push(await writeComment(cole, postId, text));
  const params = comments[2] as { id: string; commentId: string };
  await reader.browser.ask(forum.reportComment, { params, body: { reason: 'This can kill a dog.' } });
  const first = await writePost(cole);
  await decide(moderator, 'reports', await reportPost(reader, first), { decision: 'warn', reason });
  const detail = await moderator.browser.ask(moderation.getReport, { params: { id: `${params.commentId}-1` } });
  expect(detail.context.map(({ content }) => content)).toEqual(['Write me for the price.', ...texts]);
  expect(detail.context.filter(({ isReported }) => isReported)).toMatchObject([{ content: 'Half an ibuprofen.' }]);
  expect(detail.reports).toMatchObject([{ name: 'Maya L.', reason: 'This can kill a dog.' }]);
  expect(detail.history).toMatchObject({ posts: 1, comments: 5, decisions: [{ decision: 'warn', why: reason }] });
  expect(detail).toMatchObject({ status: 'visible', mayDecide: true, item: { kind: 'comment', reportCount: 1 } });
});

test('the author of a hidden post keeps the text, reads why, and may object once', async () => {
  const id = await writePost(author);
  await decide(moderator, 'reports', await reportPost(reader, id), { decision: 'hide', reason });
  expect((await readPost(id, reader)).status).toBe(404);
  const own = await author.browser.ask(forum.getPost, { params: { id } });
  expect(own).toMatchObject({ content: 'Write me for the price.', isModerated: true, moderationReason: reason });
  expect(await newestNotification(author)).toMatchObject({
    title: 'A moderator hid your post',
    message: reason,
    actionUrl: `/community/${id}`,
  });
  const path = `/api/forum/posts/${id}/objection`;
  expect((await author.browser.get(path)).body).toEqual({ status: 'possible', text: null });
  expect(judge(await reader.browser.get(path))).toEqual([404, 'postNotFound']);
  expect(judge(await reader.browser.post(path, { text: 'Let it be.' }))).toEqual([404, 'postNotFound']);
  const sent = await Promise.all([1, 2, 3].map(() => author.browser.post(path, { text: 'The shelter asked me.' })));
  expect(sent.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
  expect((await author.browser.get(path)).body).toEqual({ status: 'sent', text: 'The shelter asked me.' });
  const item = await findReport(id);
  expect(item).toMatchObject({ objection: 'The shelter asked me.', reportCount: 0 });
  await decide(moderator, 'reports', item?.id ?? '', { decision: 'keep' });
  expect((await readPost(id, reader)).status).toBe(200);
  expect(judge(await author.browser.post(path, { text: 'Once more.' }))).toEqual([409, 'alreadyObjected']);
  expect((await author.browser.get(path)).body).toMatchObject({ status: 'final' });
});

test('nobody can object before a moderator has decided, or to a post that was kept', async () => {
  const id = await writePost(author);
  const path = `/api/forum/posts/${id}/objection`;
  expect(judge(await author.browser.post(path, { text: 'Why?' }))).toEqual([409, 'nothingToObject']);
  const reportId = await reportPost(reader, id);
  expect(judge(await author.browser.post(path, { text: 'Why?' }))).toEqual([409, 'nothingToObject']);
  await decide(moderator, 'reports', reportId, { decision: 'keep' });
  expect(judge(await author.browser.post(path, { text: 'Why?' }))).toEqual([409, 'nothingToObject']);
});

test('everything by an author is hidden in one step, the author is told once, and can object', async () => {
  const vic = await create.owner();
  const ids = [];
  for (let count = 0; count < 4; count += 1) ids.push(await writePost(vic, `Cheap puppies ${count}`));
  const [first = '', , third = ''] = ids;
  const comment = await writeComment(vic, await writePost(author), 'Puppies!');
  await reportPost(reader, third);
  const decided = await decide(moderator, 'reports', await reportPost(reader, first), { decision: 'hideAll', reason });
  expect(decided).toMatchObject({ decision: 'hideAll', title: 'Everything by Maya L.' });
  await app.settle();
  for (const id of ids) expect((await readPost(id, reader)).status).toBe(404);
  const comments = await reader.browser.ask(forum.listComments, { params: { id: comment.id } });
  expect(comments).toEqual([]);
  expect(await findReport(third)).toBeUndefined();
  const told = (await vic.browser.ask(notifications.listNotifications)).filter(({ type }) => type === 'community');
  expect(told).toMatchObject([{ title: 'A moderator hid your posts and comments', message: reason }]);
  await vic.browser.post(`/api/forum/posts/${ids[1]}/objection`, { text: 'This one is about food.' });
  expect(await findReport(ids[1] ?? '')).toMatchObject({ objection: 'This one is about food.', reportCount: 0 });
  expect((await readPost(await writePost(vic, 'After it'), reader)).status).toBe(200);
});

test('of decisions about a report at once, one counts, and a later report needs a decision of its own', async () => {
  const second = await create.moderator();
  const id = await writePost(author);
  const reportId = await reportPost(reader, id);
  const send = ({ browser }: Owner, body: object) => browser.post(`/api/moderation/reports/${reportId}`, body);
  const replies = await Promise.all([
    send(moderator, { decision: 'keep' }),
    send(second, { decision: 'hide', reason }),
    send(moderator, { decision: 'warn', reason }),
    send(second, { decision: 'keep' }),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(replies.filter(({ status }) => status === 409).map(judge)).toEqual(Array(3).fill([409, 'alreadyDecided']));
  await decide(moderator, 'reports', await reportPost(await create.owner(), await writePost(author)), {
    decision: 'keep',
  });
  if ((await readPost(id, reader)).status === 200) {
    await reportPost(await create.owner(), id);
    expect(judge(await send(moderator, { decision: 'keep' }))).toEqual([409, 'alreadyDecided']);
  }
});

test('a moderator cannot decide about what they wrote', async () => {
  const reportId = await reportPost(reader, await writePost(moderator));
  const own = await moderator.browser.post(`/api/moderation/reports/${reportId}`, { decision: 'keep' });
  expect(judge(own)).toEqual([403, 'ownSubmission']);
  const detail = await moderator.browser.ask(moderation.getReport, { params: { id: reportId } });
  expect(detail.mayDecide).toBe(false);
});

test('an approved place is found by everyone, a rejected one is gone, and both submitters are told', async () => {
  const submitter = await create.owner();
  const names = ['Quarry Lake Loop', 'Mill Pond Meadow'];
  const [approved = '', rejected = ''] = [
    await suggestPlace(submitter, names[0]),
    await suggestPlace(submitter, names[1]),
  ];
  const items = await moderator.browser.ask(moderation.listQueue, {
    params: { queue: 'places' },
    query: { limit: 100 },
  });
  expect(items.filter(({ id }) => id === approved)).toMatchObject([
    { queue: 'places', name: 'Quarry Lake Loop', submitter: { id: submitter.user.id, name: 'Maya L.' } },
  ]);
  const find = async ({ browser }: Owner) => {
    const found = await browser.ask(places.searchPlaces, { query: { q: 'Quarry', lat: 41.4, lng: -91.6 } });
    return found.map(({ id, isVerified }) => [id, isVerified]);
  };
  expect(await find(reader)).toEqual([]);
  await decide(moderator, 'places', approved, { decision: 'approve' });
  expect(await find(reader)).toEqual([[approved, true]]);
  const near = await reader.browser.ask(places.listPlaces, {
    query: { lat: 41.4, lng: -91.6, radius: 1, type: 'dog_park' },
  });
  expect(near.map(({ id }) => id)).toContain(approved);
  expect(await newestNotification(submitter)).toMatchObject({
    title: 'The place you suggested is on the map',
    message: 'Place "Quarry Lake Loop": everyone can find it now. Thank you.',
    actionUrl: `/locations/${approved}`,
  });
  await decide(moderator, 'places', rejected, { decision: 'reject', reason: 'Private land.' });
  expect((await submitter.browser.get(`/api/locations/places/${rejected}`)).status).toBe(404);
  expect(await newestNotification(submitter)).toMatchObject({
    title: "We couldn't add the place you suggested",
    message: 'Place "Mill Pond Meadow": Private land.',
  });
  const again = await moderator.browser.post(`/api/moderation/places/${rejected}`, { decision: 'approve' });
  expect(judge(again)).toEqual([409, 'alreadyDecided']);
});

test('the audit log is read page by page, newest first', async () => {
  const first = await moderator.browser.send('GET', '/api/moderation/audit?limit=3', undefined);
  const cursor = String(first.headers['x-next-cursor']);
  const second = await moderator.browser.ask(moderation.listAuditEntries, { query: { limit: 3, cursor } });
  const ids = [...(first.body as { id: string }[]), ...second].map(({ id }) => id);
  expect(ids).toHaveLength(6);
  expect(ids).toEqual([...ids].sort().reverse());
});

test('bad decisions are refused with what to change', async () => {
  const reportId = await reportPost(reader, await writePost(author));
  const send = (path: string, body: object) => moderator.browser.post(`/api/moderation/${path}`, body);
  const fields = async (path: string, body: object) => (await send(path, body)).body;
  expect(await fields(`reports/${reportId}`, { decision: 'hide' })).toMatchObject({
    fields: { reason: 'Please say why' },
  });
  expect(await fields(`reports/${reportId}`, { decision: 'approve' })).toMatchObject({
    fields: { decision: 'Please choose one of: keep, hide, warn, hideAll' },
  });
  expect(await fields(`reports/${reportId}`, { decision: 'burn' })).toMatchObject({
    fields: { decision: 'Please choose a decision' },
  });
  for (const id of ['nothing', `${'0'.repeat(26)}-1`, `${reportId}0`]) {
    const expected = id.startsWith(reportId) ? [409, 'alreadyDecided'] : [404, 'queueItemNotFound'];
    expect(judge(await send(`reports/${id}`, { decision: 'keep' })), id).toEqual(expected);
  }
  expect(judge(await send(`places/${'0'.repeat(26)}`, { decision: 'approve' }))).toEqual([404, 'queueItemNotFound']);
  expect((await moderator.browser.get('/api/moderation/no-such-queue')).status).toBe(404);
});
