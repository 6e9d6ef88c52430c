import { GetAccountCommand, SESv2Client, SendEmailCommand, type SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import { expect, test } from 'vitest';
import { startMail } from '#infra/local/mail.ts';
import {
  access,
  credentials,
  refusal,
  stoppedLater,
  temporaryFolder,
  untilKilled,
} from '#test/infra/local/stand-in.ts';

const from = 'Houndwell <hello@houndwell.example>';
const settings = { now: () => new Date('2026-03-01T09:00:00Z'), from, credentials };

function mail(changes: Partial<SendEmailCommandInput> = {}, simple: object = {}): SendEmailCommand {
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
  const dataDir = await temporaryFolder();
  const engine = stoppedLater(await startMail({ ...settings, dataDir }));
  const ses = new SESv2Client({ ...access, endpoint: engine.url });
  return { dataDir, engine, ses, send: (command: SendEmailCommand) => ses.send(command) };
}

test('a mail that was accepted is kept with both bodies, its headers and its time, newest first', async () => {
  const { engine, send } = await started();
  expect((await send(mail())).MessageId).toBeTruthy();
  await send(mail({ Destination: { ToAddresses: ['Other Owner <other@example.com>'] } }));
  expect(engine.sent().map(({ to }) => to)).toEqual(['Other Owner <other@example.com>', 'owner@example.com']);
  expect(engine.sent()[1]).toEqual({
    to: 'owner@example.com',
    subject: 'Grüße an Rex 🐕',
    text: 'Plain\nwords',
    html: '<p>Words</p>',
    headers: { 'List-Unsubscribe': '<https://houndwell.example/unsubscribe>' },
    at: '2026-03-01T09:00:00.000Z',
  });
});

test('a sender that is not verified is rejected, however it is dressed', async () => {
  const { engine, send } = await started();
  const not = { name: 'MessageRejected', status: 400 };
  expect(await refusal(send(mail({ FromEmailAddress: 'else@houndwell.example' })))).toEqual(not);
  const dressed = 'hello@houndwell.example <else@example.com>';
  expect(await refusal(send(mail({ FromEmailAddress: dressed })))).toMatchObject({ status: 400 });
  await send(mail({ FromEmailAddress: 'hello@houndwell.example' }));
  expect(engine.sent()).toHaveLength(1);
});

test('a destination that cannot be written to is refused', async () => {
  const { engine, send } = await started();
  const nobody = ['nobody', 'zoë@example.com', 'rex@münchen.example', 'a@b', 'a b@example.com', ''];
  const lists = ['a@example.com,b@example.com', 'a@example.com\r\nBcc: b@example.com', '<a@example.com> b@example.com'];
  for (const address of [...nobody, ...lists]) {
    expect(await refusal(send(mail({ Destination: { ToAddresses: [address] } })))).toEqual(rejected);
  }
  expect(await refusal(send(mail({ Destination: {} })))).toEqual(rejected);
  expect(await refusal(send(mail({ Destination: { ToAddresses: [] } })))).toEqual(rejected);
  expect(engine.sent()).toEqual([]);
});

test('fifty recipients are the most', async () => {
  const { engine, send } = await started();
  const many = (count: number) => Array.from({ length: count }, (_, index) => `owner-${index}@example.com`);
  await send(mail({ Destination: { ToAddresses: many(50) } }));
  expect(await refusal(send(mail({ Destination: { ToAddresses: many(51) } })))).toEqual(rejected);
  expect(engine.sent()[0]?.to.split(', ')).toHaveLength(50);
});

test('neither subject nor headers can smuggle in a line', async () => {
  const { engine, send } = await started();
  const subject = (Data: string) => send(mail({}, { Subject: { Data } }));
  for (const words of ['Hello\r\nBcc: b@example.com', 'Hello\nyou', 'Hello\u0000', '']) {
    expect(await refusal(subject(words))).toEqual(rejected);
  }
  const header = (Name: string, Value: string) => send(mail({}, { Headers: [{ Name, Value }] }));
  const wrong: [string, string][] = [
    ['X-Dog', 'Rex\r\nBcc: b@example.com'],
    ['X-Dog', 'Zoë'],
    ['X-Dog: Rex\r\nBcc', 'b@example.com'],
    ['X Dog', 'Rex'],
    ['X-Dog', 'x'.repeat(996)],
    ['Bcc', 'b@example.com'],
    ['from', 'b@example.com'],
  ];
  for (const [name, value] of wrong) expect(await refusal(header(name, value))).toEqual(rejected);
  const twice = [
    { Name: 'X-Dog', Value: 'Rex' },
    { Name: 'x-dog', Value: 'Bella' },
  ];
  expect(await refusal(send(mail({}, { Headers: twice })))).toEqual(rejected);
  expect(engine.sent()).toEqual([]);
});

test('a mail needs a body, and one body is enough', async () => {
  const { engine, send } = await started();
  expect(await refusal(send(mail({}, { Body: {} })))).toEqual(rejected);
  await send(mail({}, { Body: { Text: { Data: 'Only words' } }, Headers: undefined }));
  expect(engine.sent()[0]).toMatchObject({ text: 'Only words', html: '', headers: {} });
});

test('a call or a parameter that is not known is an error', async () => {
  const { engine, ses, send } = await started();
  const unknown = { name: 'NotImplemented', status: 501 };
  expect(await refusal(ses.send(new GetAccountCommand({})))).toEqual({
    name: 'UnknownOperationException',
    status: 404,
  });
  expect(await refusal(send(mail({ ReplyToAddresses: ['a@example.com'] })))).toEqual(unknown);
  const copied = { ToAddresses: ['a@example.com'], CcAddresses: ['b@example.com'] };
  expect(await refusal(send(mail({ Destination: copied })))).toEqual(unknown);
  const raw = { Raw: { Data: Buffer.from('Subject: Hello\r\n\r\nWords') } };
  expect(await refusal(send(mail({ Content: raw })))).toMatchObject({ status: 501 });
  expect(engine.sent()).toEqual([]);
});

test('a call with another secret is refused', async () => {
  const { engine } = await started();
  const other = { ...credentials, secretAccessKey: 'wrong' };
  const ses = new SESv2Client({ ...access, credentials: other, endpoint: engine.url });
  expect(await refusal(ses.send(mail()))).toEqual({ name: 'InvalidSignatureException', status: 403 });
});

test('mails are there after a stop and after a kill', async () => {
  const dataDir = await temporaryFolder();
  const start = `startMail({ dataDir, now, credentials, from: '${from}' })`;
  await untilKilled('mail.ts', dataDir, start, async (url) => {
    await new SESv2Client({ ...access, endpoint: url }).send(mail());
  });
  const second = stoppedLater(await startMail({ ...settings, dataDir }));
  await new SESv2Client({ ...access, endpoint: second.url }).send(mail({}, { Subject: { Data: 'The second' } }));
  await second.stop();
  const third = stoppedLater(await startMail({ ...settings, dataDir }));
  expect(third.sent().map(({ subject }) => subject)).toEqual(['The second', 'Grüße an Rex 🐕']);
});
