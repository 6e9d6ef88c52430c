import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Journal } from '#infra/local/journal.ts';
import { startMail } from '#infra/local/mail.ts';
import { entry, givenBus, rule } from '#test/infra/local/given-bus.ts';
import { access, credentials, refusal, stoppedLater, temporaryFolder } from '#test/infra/local/stand-in.ts';

/** Stands before every line that goes to the disk. */
let disk = Promise.withResolvers<void>();

vi.mock(import('#infra/local/journal.ts'), async (original) => {
  const real = await original();
  const openJournal = async <Entry>(file: string): Promise<Journal<Entry>> => {
    const journal = await real.openJournal<Entry>(file);
    const append: Journal<Entry>['append'] = (...entries) => disk.promise.then(() => journal.append(...entries));
    return { ...journal, append };
  };
  return { ...real, openJournal };
});

beforeEach(() => {
  disk = Promise.withResolvers<void>();
});

async function givenMail() {
  const settings = { now: () => new Date(), from: 'hello@houndwell.example', credentials };
  const mail = stoppedLater(await startMail({ ...settings, dataDir: await temporaryFolder() }));
  const ses = new SESv2Client({ ...access, endpoint: mail.url });
  const Simple = { Subject: { Data: 'Hello' }, Body: { Text: { Data: 'Words' } } };
  const message = {
    FromEmailAddress: settings.from,
    Destination: { ToAddresses: ['a@example.com'] },
    Content: { Simple },
  };
  return { mail, send: () => ses.send(new SendEmailCommand(message)) };
}

test('nothing is answered, and nothing happens, before it is on the disk', async () => {
  const dogs = rule('dogs', { source: ['houndwell'] });
  const { bus, put } = await givenBus([dogs]);
  const { mail, send } = await givenMail();
  const answered = vi.fn();
  const calls = [put(entry()).then(answered), send().then(answered)];
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(answered).not.toHaveBeenCalled();
  expect([dogs.received, bus.published(), mail.sent()]).toEqual([[], [], []]);
  disk.resolve();
  await Promise.all(calls);
  await bus.idle();
  expect([dogs.received.length, bus.published().length, mail.sent().length]).toEqual([1, 1, 1]);
});

test('what cannot be written down is not accepted', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const dogs = rule('dogs', { source: ['houndwell'] });
  const { bus, put } = await givenBus([dogs]);
  const { mail, send } = await givenMail();
  disk.promise.catch(() => {});
  disk.reject(new Error('The disk is full'));
  const failed = { name: 'InternalFailure', status: 500 };
  expect(await refusal(put(entry()))).toEqual(failed);
  expect(await refusal(send())).toEqual(failed);
  await bus.idle();
  expect([dogs.received, bus.published(), mail.sent()]).toEqual([[], [], []]);
  expect(complaints).toHaveBeenCalledTimes(2);
  complaints.mockRestore();
});
