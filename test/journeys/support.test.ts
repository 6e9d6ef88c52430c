import { expect, test } from 'vitest';
import { moderation } from '#shared/contract/moderation.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { support } from '#shared/contract/support.ts';
import { createFactories, type Owner } from '#test/support/factories.ts';
import { decide, supportForm } from '#test/support/moderation.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const moderator = await create.moderator();
const queue = 'support-messages';

async function findItem(subject: string) {
  const items = await moderator.browser.ask(moderation.listQueue, { params: { queue } });
  return items.find((item) => item.queue === queue && item.subject === subject);
}

function write({ browser }: Owner, changes: Partial<typeof supportForm> = {}) {
  return browser.ask(support.contactSupport, { body: { ...supportForm, ...changes } });
}

test('a message is emailed to the mailbox of its category, confirmed, and answered in a thread', async () => {
  const maya = await create.owner();
  const subject = 'The old visit time';
  const { id } = await write(maya, { subject, email: maya.email });
  await app.settle();
  const sent = await app.mails();
  const toSupport = sent.find(({ to, text }) => to === 'technical@example.com' && text.includes('9:30'));
  // The trial includes priority support.
  expect(toSupport?.subject).toBe(`[Priority] Technical Issue: ${subject}`);
  expect(sent.filter(({ to, subject: about }) => to === maya.email && about === 'We got your message')).toHaveLength(1);

  const item = await findItem(subject);
  expect(item).toMatchObject({ isPriority: true, email: maya.email, messages: [{ from: 'owner' }] });
  await decide(moderator, queue, item?.id ?? '', { decision: 'answer', reason: 'Please subscribe again.' });
  await app.settle();
  const thread = await maya.browser.ask(support.getSupportRequest, { params: { id } });
  expect(thread).toMatchObject({
    status: 'answered',
    messages: [{ from: 'owner' }, { from: 'support', name: 'Maya L.' }],
  });
  expect(await findItem(subject)).toBeUndefined();
  const [first] = await maya.browser.ask(notifications.listNotifications);
  expect(first).toMatchObject({ title: 'Support answered your request', actionUrl: `/support?request=${id}` });
  const [answer] = (await app.mails()).filter(({ subject: about }) => about === 'An answer from Houndwell support');
  // The address is not verified, so it gets no text that a person wrote.
  expect(answer).toMatchObject({ to: maya.email });
  expect(answer?.text).not.toContain('subscribe');

  await maya.browser.ask(support.replyToSupport, { params: { id }, body: { message: 'It still says 9:30.' } });
  expect(await findItem(subject)).toMatchObject({ messages: { length: 3 } });
  expect(await maya.browser.ask(support.listSupportRequests)).toMatchObject([{ id, status: 'open' }]);
});

test('an answer fails if the owner has written again, and the queue has the request once', async () => {
  const maya = await create.owner();
  const subject = 'Written twice';
  const { id } = await write(maya, { subject });
  const outdated = await findItem(subject);
  await maya.browser.ask(support.replyToSupport, { params: { id }, body: { message: 'One more thing to know.' } });
  const late = await moderator.browser.post(`/api/moderation/${queue}/${outdated?.id}`, {
    decision: 'answer',
    reason: 'Done.',
  });
  expect(late).toMatchObject({ status: 404, body: { code: 'queueItemNotFound' } });
  const current = await findItem(subject);
  await decide(moderator, queue, current?.id ?? '', { decision: 'close' });
  const thread = await maya.browser.ask(support.getSupportRequest, { params: { id } });
  expect(thread).toMatchObject({ status: 'closed', messages: { length: 2 } });
});

test('an answer needs a text', async () => {
  await write(await create.owner(), { subject: 'Needs a text' });
  const item = await findItem('Needs a text');
  const reply = await moderator.browser.post(`/api/moderation/${queue}/${item?.id}`, { decision: 'answer' });
  expect(reply).toMatchObject({ status: 400, body: { fields: { reason: 'Please say why' } } });
});

test('rejects a subject with a line break and says what each field needs', async () => {
  const { browser } = await create.owner();
  const body = {
    ...supportForm,
    subject: 'Hello\r\nBcc: all@example.com',
    name: 'M',
    message: 'Too low.',
    category: 'x',
  };
  const reply = await browser.post('/api/contact-support', body);
  expect(reply).toMatchObject({
    status: 400,
    body: {
      fields: {
        name: 'Name must be at least 2 characters',
        subject: 'Please enter this on one line, without tabs',
        category: 'Please select a category',
        message: 'Message must be at least 10 characters',
      },
    },
  });
});

test("another owner's request is not found", async () => {
  const { id } = await write(await create.owner());
  const { browser } = await create.owner();
  const reply = await browser.get(`/api/support/requests/${id}`);
  expect(reply).toMatchObject({ status: 404, body: { code: 'supportRequestNotFound' } });
});

test('limits how many messages an owner sends', async () => {
  const { browser } = await create.owner();
  const statuses: number[] = [];
  for (let sent = 0; sent < 11; sent += 1)
    statuses.push((await browser.post('/api/contact-support', supportForm)).status);
  expect(statuses).toEqual([...Array(10).fill(201), 429]);
});
