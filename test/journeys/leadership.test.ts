import { expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { leadership } from '#shared/contract/leadership.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { createFactories } from '#test/support/factories.ts';
import { apply, decide, leadershipAnswers } from '#test/support/moderation.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const [moderator, other] = [await create.moderator(), await create.moderator()];
const path = '/api/leadership-application';
const queue = 'leadership-applications';

function judge({ status, body }: { status: number; body: unknown }): [number, string] {
  return [status, (body as { code: string }).code];
}

test('an approved applicant is a Leading Member at once, with a notification and an email that has the notes', async () => {
  const maya = await create.owner();
  const { browser, user, email } = maya;
  expect(await browser.ask(leadership.getLeadershipApplication)).toBeNull();
  const id = await apply(maya);
  expect(await browser.ask(leadership.getLeadershipApplication)).toMatchObject({
    id,
    status: 'pending',
    reviewedBy: null,
  });
  expect(judge(await browser.post(path, leadershipAnswers))).toEqual([409, 'applicationPending']);
  await decide(moderator, queue, id, { decision: 'approve', notes: 'Clear, patient answers.' });
  await app.settle();
  const decided = await browser.ask(leadership.getLeadershipApplication);
  expect(decided).toMatchObject({ status: 'approved', reviewedBy: 'Maya L.', reviewNotes: 'Clear, patient answers.' });
  expect((await browser.ask(account.getUser)).roles).toEqual(['leadingMembers']);
  const [first] = await browser.ask(notifications.listNotifications);
  expect(first).toMatchObject({ title: "You're a Leading Member", actionUrl: '/profile?tab=leader' });
  const mails = (await app.mails()).filter(({ to, subject }) => to === email && subject === 'Welcome, Leading Member');
  expect(mails).toHaveLength(1);
  // The address is not verified, so it gets no text that a person wrote.
  expect(mails[0]?.text).not.toContain('patient');
  expect(judge(await browser.post(path, leadershipAnswers))).toEqual([409, 'alreadyLeadingMember']);
  expect(user.roles).toEqual([]);
});

test('a rejected applicant reads why, and can apply again', async () => {
  const ada = await create.owner();
  const id = await apply(ada);
  const without = await moderator.browser.post(`/api/moderation/${queue}/${id}`, { decision: 'reject' });
  expect(without.body).toMatchObject({ code: 'invalid', fields: { notes: 'Please say why' } });
  await decide(moderator, queue, id, { decision: 'reject', notes: 'Please answer a few questions first.' });
  const rejected = await ada.browser.ask(leadership.getLeadershipApplication);
  expect(rejected).toMatchObject({ status: 'rejected', reviewNotes: 'Please answer a few questions first.' });
  expect((await ada.browser.ask(account.getUser)).roles).toEqual([]);
  const second = await apply(ada);
  expect(second).not.toBe(id);
  expect(await ada.browser.ask(leadership.getLeadershipApplication)).toMatchObject({ id: second, status: 'pending' });
  const stale = await moderator.browser.post(`/api/moderation/${queue}/${id}`, { decision: 'approve' });
  expect(judge(stale)).toEqual([409, 'alreadyDecided']);
});

test('of 12 applications that an owner sends at once, one is pending', async () => {
  const { browser } = await create.owner();
  const replies = await Promise.all(Array.from({ length: 12 }, () => browser.post(path, leadershipAnswers)));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(11).fill(409)]);
});

test('of decisions by two moderators at once, one counts, and the other says who has decided', async () => {
  const id = await apply(await create.owner());
  const send = (browser: typeof other.browser, body: object) => browser.post(`/api/moderation/${queue}/${id}`, body);
  const replies = await Promise.all([
    ...Array.from({ length: 4 }, () => send(moderator.browser, { decision: 'approve' })),
    ...Array.from({ length: 4 }, () => send(other.browser, { decision: 'reject', notes: 'Not yet.' })),
  ]);
  const lost = replies.filter(({ status }) => status !== 200);
  expect(lost.map(judge)).toEqual(Array(7).fill([409, 'alreadyDecided']));
  expect((await app.publishedEvents()).length).toBeGreaterThan(0);
  const late = await send(other.browser, { decision: 'approve' });
  expect(late.body).toMatchObject({ message: 'Maya L. has already decided about this.' });
});

test('a repeated decision with the same key gets the same response', async () => {
  const id = await apply(await create.owner());
  const send = () =>
    moderator.browser.post(`/api/moderation/${queue}/${id}`, { decision: 'approve' }, { key: `decide-${id}` });
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.text).toBe(first.text);
});

test('an application with missing or short answers says what each field needs', async () => {
  const { browser } = await create.owner();
  const short = { ...leadershipAnswers, motivation: 'x'.repeat(99), communicationStyle: 'Calm.', specialties: [] };
  const { status, body } = await browser.post(path, { ...short, agreeToTerms: false, yearsWithDogs: 51 });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    fields: {
      motivation: 'Please provide at least 100 characters',
      communicationStyle: 'Please describe your communication style',
      specialties: 'Please select at least one specialty',
      agreeToTerms: 'You must agree to the terms',
      yearsWithDogs: 'Please enter a number of years from 1 to 50',
    },
  });
  const twice = await browser.post(path, { ...leadershipAnswers, specialties: ['Grooming', 'Grooming'] });
  expect(twice.body).toMatchObject({ fields: { specialties: 'Please list each specialty once' } });
});

test('a moderator cannot decide about their own application', async () => {
  const id = await apply(other);
  const own = await other.browser.post(`/api/moderation/${queue}/${id}`, { decision: 'approve' });
  expect(judge(own)).toEqual([403, 'ownSubmission']);
});
