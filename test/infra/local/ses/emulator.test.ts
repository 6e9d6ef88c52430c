import { GetAccountCommand, SESv2Client, SendEmailCommand, type SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import { expect, test } from 'vitest';
import type { BusEvent } from '#infra/local/eventbridge/entries.ts';
import { startSes } from '#infra/local/ses/emulator.ts';
import { access, catchError, credentials, dataFolder, stoppedAfterTest } from '#test/infra/local/emulator-fixture.ts';

const from = 'Houndwell <hello@houndwell.example>';
const configurationSet = 'houndwell';
const settings = {
  now: () => new Date('2026-03-01T09:00:00Z'),
  from,
  configurationSet,
  credentials,
  publish: () => {},
};

function email(changes: Partial<SendEmailCommandInput> = {}, simple: object = {}): SendEmailCommand {
  return new SendEmailCommand({
    FromEmailAddress: from,
    Destination: { ToAddresses: ['owner@example.com'] },
    Content: {
      Simple: {
        Subject: { Data: 'Grüße an Rex 🐕', Charset: 'UTF-8' },
        Body: { Text: { Data: 'Plain\nwords', Charset: 'UTF-8' }, Html: { Data: '<p>Words</p>', Charset: 'UTF-8' } },
        Headers: [{ Name: 'List-Unsubscribe', Value: '<https://houndwell.example/unsubscribe>' }],
        ...simple,
      },
    },
    ...changes,
  });
}

const rejected = { name: 'BadRequestException', status: 400 };

async function started() {
  const { dataDir } = dataFolder();
  const published: BusEvent[] = [];
  const publish = (event: BusEvent) => void published.push(event);
  const emulator = stoppedAfterTest(await startSes({ ...settings, dataDir, publish }));
  const ses = new SESv2Client({ ...access, endpoint: emulator.url });
  return { dataDir, emulator, published, ses, send: (command: SendEmailCommand) => ses.send(command) };
}

test('the emulator keeps emails with both bodies, headers, and time, newest first', async () => {
  const { emulator, send } = await started();
  expect((await send(email())).MessageId).toBeTruthy();
  await send(email({ Destination: { ToAddresses: ['Other Owner <other@example.com>'] } }));
  expect(emulator.sent().map(({ to }) => to)).toEqual(['Other Owner <other@example.com>', 'owner@example.com']);
  expect(emulator.sent()[1]).toEqual({
    to: 'owner@example.com',
    subject: 'Grüße an Rex 🐕',
    text: 'Plain\nwords',
    html: '<p>Words</p>',
    headers: { 'List-Unsubscribe': '<https://houndwell.example/unsubscribe>' },
    at: '2026-03-01T09:00:00.000Z',
  });
});

test('the emulator rejects a sender that is not verified, with any display name', async () => {
  const { emulator, send } = await started();
  const rejectedSender = { name: 'MessageRejected', status: 400 };
  expect(await catchError(send(email({ FromEmailAddress: 'else@houndwell.example' })))).toEqual(rejectedSender);
  const named = 'hello@houndwell.example <else@example.com>';
  expect(await catchError(send(email({ FromEmailAddress: named })))).toMatchObject({ status: 400 });
  await send(email({ FromEmailAddress: 'hello@houndwell.example' }));
  expect(emulator.sent()).toHaveLength(1);
});

test('the bounce or complaint of a simulator address is published for emails with the configuration set', async () => {
  const { emulator, published, send } = await started();
  const to = (address: string, ConfigurationSetName?: string) =>
    send(email({ Destination: { ToAddresses: [address] }, ConfigurationSetName }));
  const { MessageId } = await to('bounce+rex@simulator.amazonses.com', configurationSet);
  await to('complaint@simulator.amazonses.com', configurationSet);
  await to('success@simulator.amazonses.com', configurationSet);
  await to('bounce@simulator.amazonses.com');
  await to('bounce@example.com', configurationSet);
  expect(emulator.sent()).toHaveLength(5);
  expect(published.map((event) => [event.source, event['detail-type']])).toEqual([
    ['aws.ses', 'Email Bounced'],
    ['aws.ses', 'Email Complaint Received'],
  ]);
  expect(published[0]?.detail).toMatchObject({
    bounce: { bounceType: 'Permanent' },
    mail: {
      messageId: MessageId,
      destination: ['bounce+rex@simulator.amazonses.com'],
      tags: { 'ses:configuration-set': [configurationSet] },
    },
  });
});

test('the emulator rejects another configuration set', async () => {
  const { emulator, send } = await started();
  const another = send(email({ ConfigurationSetName: 'other' }));
  expect(await catchError(another)).toEqual({ name: 'NotFoundException', status: 404 });
  expect(emulator.sent()).toEqual([]);
});

test('the emulator rejects an invalid destination', async () => {
  const { emulator, send } = await started();
  const invalid = ['nobody', 'zoë@example.com', 'rex@münchen.example', 'a@b', 'a b@example.com', ''];
  const lists = ['a@example.com,b@example.com', 'a@example.com\r\nBcc: b@example.com', '<a@example.com> b@example.com'];
  for (const address of [...invalid, ...lists]) {
    expect(await catchError(send(email({ Destination: { ToAddresses: [address] } })))).toEqual(rejected);
  }
  expect(await catchError(send(email({ Destination: {} })))).toEqual(rejected);
  expect(await catchError(send(email({ Destination: { ToAddresses: [] } })))).toEqual(rejected);
  expect(emulator.sent()).toEqual([]);
});

test('the emulator accepts at most fifty recipients', async () => {
  const { emulator, send } = await started();
  const many = (count: number) => Array.from({ length: count }, (_, index) => `owner-${index}@example.com`);
  await send(email({ Destination: { ToAddresses: many(50) } }));
  expect(await catchError(send(email({ Destination: { ToAddresses: many(51) } })))).toEqual(rejected);
  expect(emulator.sent()[0]?.to.split(', ')).toHaveLength(50);
});

test('the emulator rejects line breaks in the subject and in headers', async () => {
  const { emulator, send } = await started();
  const subject = (Data: string) => send(email({}, { Subject: { Data } }));
  for (const words of ['Hello\r\nBcc: b@example.com', 'Hello\nyou', 'Hello\u0000', '']) {
    expect(await catchError(subject(words))).toEqual(rejected);
  }
  const header = (Name: string, Value: string) => send(email({}, { Headers: [{ Name, Value }] }));
  const wrong: [string, string][] = [
    ['X-Dog', 'Rex\r\nBcc: b@example.com'],
    ['X-Dog', 'Zoë'],
    ['X-Dog: Rex\r\nBcc', 'b@example.com'],
    ['X Dog', 'Rex'],
    ['X-Dog', 'x'.repeat(996)],
    ['Bcc', 'b@example.com'],
    ['from', 'b@example.com'],
  ];
  for (const [name, value] of wrong) expect(await catchError(header(name, value))).toEqual(rejected);
  const twice = [
    { Name: 'X-Dog', Value: 'Rex' },
    { Name: 'x-dog', Value: 'Bella' },
  ];
  expect(await catchError(send(email({}, { Headers: twice })))).toEqual(rejected);
  expect(emulator.sent()).toEqual([]);
});

test('the emulator requires a text or HTML body', async () => {
  const { emulator, send } = await started();
  expect(await catchError(send(email({}, { Body: {} })))).toEqual(rejected);
  await send(email({}, { Body: { Text: { Data: 'Only words' } }, Headers: undefined }));
  expect(emulator.sent()[0]).toMatchObject({ text: 'Only words', html: '', headers: {} });
});

test('the emulator rejects an unsupported call or parameter', async () => {
  const { emulator, ses, send } = await started();
  const unknown = { name: 'NotImplemented', status: 501 };
  expect(await catchError(ses.send(new GetAccountCommand({})))).toEqual({
    name: 'UnknownOperationException',
    status: 404,
  });
  expect(await catchError(send(email({ ReplyToAddresses: ['a@example.com'] })))).toEqual(unknown);
  const copied = { ToAddresses: ['a@example.com'], CcAddresses: ['b@example.com'] };
  expect(await catchError(send(email({ Destination: copied })))).toEqual(unknown);
  const raw = { Raw: { Data: Buffer.from('Subject: Hello\r\n\r\nWords') } };
  expect(await catchError(send(email({ Content: raw })))).toMatchObject({ status: 501 });
  expect(emulator.sent()).toEqual([]);
});

test('the emulator rejects a call that was signed with another secret', async () => {
  const { emulator } = await started();
  const other = { ...credentials, secretAccessKey: 'wrong' };
  const ses = new SESv2Client({ ...access, credentials: other, endpoint: emulator.url });
  expect(await catchError(ses.send(email()))).toEqual({ name: 'InvalidSignatureException', status: 403 });
});

test('emails survive a restart', async () => {
  const { dataDir, emulator, send } = await started();
  await send(email());
  await emulator.stop();
  const second = stoppedAfterTest(await startSes({ ...settings, dataDir }));
  expect(second.sent().map(({ subject }) => subject)).toEqual(['Grüße an Rex 🐕']);
});
