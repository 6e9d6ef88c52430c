import { ScanCommand, type ScanCommandOutput } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { appointments } from '#shared/contract/appointments.ts';
import { billing } from '#shared/contract/billing.ts';
import { chat } from '#shared/contract/chat.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { forum } from '#shared/contract/forum.ts';
import { leaving } from '#shared/contract/leaving.ts';
import { places } from '#shared/contract/places.ts';
import { referrals } from '#shared/contract/referrals.ts';
import { support } from '#shared/contract/support.ts';
import { connectTable, createFactories, type Owner, password, rex, testCard } from '#test/support/factories.ts';
import { startKillable } from '#test/support/killable.ts';
import { exportsIn } from '#test/support/leaving.ts';
import { mailboxIn } from '#test/support/mailbox.ts';
import {
  apply,
  decide,
  recommendFood,
  recommendVet,
  reportPost,
  suggestPlace,
  supportForm,
  writeComment,
  writePost,
} from '#test/support/moderation.ts';
import { publishedPhoto, smallPhoto, uploaded } from '#test/support/photo-files.ts';
import { exhaustive } from '#test/support/sample.ts';
import { startTestApp } from '#test/support/test-app.ts';

// This file has its own app, because it scans all stores.
const app = await startTestApp({});
const create = createFactories(app);
const { verify, exportToken } = exportsIn(app);
await connectTable(app);
const { client } = await import('#functions/core/data/table.ts');

const dayMs = 24 * 3600 * 1000;
afterEach(() => app.clock.reset());

/** Moves the clock, and deletes the accounts that are due. */
async function passDays(days: number): Promise<void> {
  app.clock.moveTo(new Date(app.clock.now().getTime() + days * dayMs));
  expect((await app.visitor().post('/__local/schedules/deletions', {})).status).toBe(200);
  await app.settle();
}

async function countOwners(): Promise<number> {
  await app.settle();
  const { OwnerCount, ownerTotal } = await import('#functions/entities/owner-count.ts');
  return (await OwnerCount.get(ownerTotal).go({ consistent: true })).data?.count ?? 0;
}

/** Lists where the texts occur: keys of rows in the table, objects in S3, and users. */
async function scan(...texts: string[]): Promise<string[]> {
  const found: string[] = [];
  let next: ScanCommandOutput['LastEvaluatedKey'];
  do {
    const page = await client.send(new ScanCommand({ TableName: app.environment.TABLE_NAME, ExclusiveStartKey: next }));
    for (const item of page.Items ?? []) {
      const text = JSON.stringify(item, (_, value) => (value instanceof Set ? [...value] : value));
      if (texts.some((each) => text.includes(each))) found.push(`${item.pk} ${item.sk}`);
    }
    next = page.LastEvaluatedKey;
  } while (next);
  for (const table of ['s3_objects', 'cognito_users']) {
    const rows = app.state.database.prepare(`SELECT * FROM ${table}`).all();
    for (const row of rows) {
      const text = Object.values(row)
        .filter((value) => typeof value === 'string')
        .join(' ');
      if (texts.some((each) => text.includes(each))) found.push(`${table} ${text.slice(0, 60)}`);
    }
  }
  return found;
}

/** Fills an account: everything that other rows count or show, and one of most other kinds. */
async function busyOwner(): Promise<Owner & { kept: string; foreign: string; place: string }> {
  const [reader, moderator] = [await create.owner(), await create.moderator()];
  const { inviteCode } = await reader.browser.ask(referrals.getUserCredits);
  const owner = await create.ownerWithDog(inviteCode);
  const { browser, user } = owner;
  await verify(owner);
  const photoUrl = await publishedPhoto(browser);
  await browser.ask(dogs.updateDog, { params: { id: owner.dog.id }, body: { ...rex, photoUrl } });
  await browser.put('/api/auth/user', { profileImageUrl: await publishedPhoto(browser) });
  await uploaded(browser, await smallPhoto());
  await browser.ask(appointments.createAppointment, {
    body: { dogId: owner.dog.id, title: 'Dental check', appointmentDate: '2031-02-03T15:00:00Z', duration: 30 },
  });
  await browser.ask(chat.sendChatMessage, { body: { message: 'How long should a puppy nap?', category: 'general' } });
  await browser.ask(billing.addPaymentMethod, { body: testCard(app.clock.now()) });
  const image = await publishedPhoto(browser);
  const kept = await browser.ask(forum.createPost, {
    body: { title: 'Leash manners', content: 'He pulls toward squirrels.', imageUrl: image, dogId: owner.dog.id },
  });
  await writeComment(reader, kept.id, 'Try a front clip.');
  const foreign = await writePost(reader, 'Muddy paws');
  await writeComment(owner, foreign, 'A towel at the door.');
  await browser.ask(forum.likePost, { params: { id: foreign } });
  await reportPost(owner, foreign);
  await reportPost(reader, kept.id);
  await browser.ask(forum.blockOwner, { body: { ownerId: reader.user.id } });
  await reader.browser.ask(forum.blockOwner, { body: { ownerId: user.id } });
  const [shown, waiting] = [await suggestPlace(owner), await suggestPlace(owner, 'Old Quarry')];
  await decide(moderator, 'places', shown, { decision: 'approve' });
  expect(waiting).toBeTruthy();
  await browser.ask(places.addReview, { params: { id: shown }, body: { rating: 4, title: 'Good shade' } });
  await browser.ask(places.checkIn, { params: { id: shown }, body: {} });
  const sender = { yourName: 'Maya Lopez', yourEmail: owner.email };
  await decide(moderator, 'recommendations', await recommendVet(owner, sender), { decision: 'approve' });
  await recommendFood(owner, sender);
  await apply(owner);
  const own = await browser.ask(referrals.getUserCredits);
  await create.owner(app.visitor(), own.inviteCode);
  const { id: requestId } = await browser.ask(support.contactSupport, { body: { ...supportForm, email: owner.email } });
  await decide(moderator, 'support-messages', `${requestId}-1`, { decision: 'answer', reason: 'Please try again.' });
  await browser.ask(support.replyToSupport, { params: { id: requestId }, body: { message: 'It works now.' } });
  await exportToken(owner);
  await app.settle();
  return { ...owner, kept: kept.id, foreign, place: shown };
}

function requestDeletion({ browser }: Owner, keepPosts: boolean) {
  return browser.ask(leaving.requestDeletion, { body: { password, keepPosts } });
}

test('asks for the password, and ends nothing before 14 days', async () => {
  const owner = await create.owner();
  const wrong = await owner.browser.post('/api/account/deletion', { password: 'not-my-password', keepPosts: true });
  expect([wrong.status, wrong.body]).toMatchObject([400, { fields: { password: "That's not your password" } }]);
  const { deletesAt } = await requestDeletion(owner, true);
  expect(await requestDeletion(owner, false)).toEqual({ deletesAt });
  expect(await owner.browser.ask(account.getUser)).toMatchObject({ deletesAt });
  await passDays(13.9);
  const browser = app.visitor();
  await browser.ask(account.login, { body: { email: owner.email, password } });
  await browser.ask(leaving.cancelDeletion);
});

test('an owner who changes their mind keeps the account, and gets an email each time', async () => {
  const owner = await create.owner();
  await requestDeletion(owner, true);
  // No email is sent about a deletion that was canceled in the meantime.
  await app.settle();
  await owner.browser.ask(leaving.cancelDeletion);
  await owner.browser.ask(leaving.cancelDeletion);
  await passDays(15);
  const user = await app.visitor().ask(account.login, { body: { email: owner.email, password } });
  expect(user.deletesAt).toBe(null);
  const { emailsTo } = mailboxIn(app);
  for (const subject of ['Your account will be deleted', "We're keeping your account"]) {
    expect((await emailsTo(owner.email, subject)).length).toBe(1);
  }
});

test('a plan that the owner chose for the time after the trial is not charged', async () => {
  const owner = await create.owner();
  await owner.browser.post('/api/subscription', { plan: 'basic', interval: 'monthly' });
  await requestDeletion(owner, true);
  expect(await owner.browser.ask(billing.getSubscription)).toMatchObject({
    scheduledChange: { plan: 'free' },
    nextCents: null,
  });
  await owner.browser.ask(leaving.cancelDeletion);
});

test.each([true, false])(
  'a scan of all stores finds nothing of a deleted account (posts stay: %s)',
  async (keepPosts) => {
    const owner = await busyOwner();
    const reader = await create.ownerOn('free');
    const before = await countOwners();
    await requestDeletion(owner, keepPosts);
    await passDays(13.9);
    // Files that have not expired when the account is deleted.
    await owner.browser.ask(account.login, { body: { email: owner.email, password } });
    await create.tier(owner, 'free');
    await uploaded(owner.browser, await smallPhoto());
    await exportToken(owner);
    await passDays(0.11);
    await passDays(1.01);
    const { id, email } = owner.user;
    expect(await scan(id, email, 'Dental check', 'Old Quarry')).toEqual([]);
    expect(await countOwners()).toBe(before - 1);
    const refused = await app.visitor().post('/api/auth/login', { email, password });
    expect(refused.status).toBe(401);
    await reader.browser.ask(account.login, { body: { email: reader.email, password } });
    const post = await reader.browser.get(`/api/forum/posts/${owner.kept}`);
    if (keepPosts) expect(post.body).toMatchObject({ author: { name: 'Former member' }, imageUrl: null });
    else expect(post.status).toBe(404);
    const again = await app.visitor().post('/api/auth/register', { name: 'Maya Lopez', email, password });
    expect(again.status).toBe(201);
  },
);

test('a deletion that is killed again and again leaves nothing behind, and changes each count once', async () => {
  const owner = await busyOwner();
  const before = await countOwners();
  await requestDeletion(owner, false);
  // Only the killed process is ahead of time. The app's own schedule would delete the account, too.
  const at = new Date(app.clock.now().getTime() + 14.01 * dayMs).toISOString();
  const workAndKill = await startKillable('test/support/killable-deletion.ts', { ...process.env, ...app.environment }, [
    'AWS_ENDPOINT_URL_DYNAMODB',
    'AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER',
  ]);
  // Each run comes further than the one before it.
  const step = exhaustive ? 1 : 5;
  let crashes = 0;
  const moments = ['before', 'after'] as const;
  while (
    (await workAndKill({ call: 1 + crashes * step, moment: moments[crashes % 2] ?? 'after' }, { at })) === 'killed'
  ) {
    crashes += 1;
  }
  expect(crashes).toBeGreaterThan(3);
  await passDays(14.01);
  await passDays(1.01);
  expect(await scan(owner.user.id, owner.email, 'Dental check', 'Old Quarry')).toEqual([]);
  expect(await countOwners()).toBe(before - 1);
  const { browser } = await create.owner();
  const post = await browser.ask(forum.getPost, { params: { id: owner.foreign } });
  expect(post).toMatchObject({ likes: 0, commentCount: 0 });
  const place = await browser.ask(places.getPlace, { params: { id: owner.place } });
  expect(place).toMatchObject({ reviewCount: 0 });
});
