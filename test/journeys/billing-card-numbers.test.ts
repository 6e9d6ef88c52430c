import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ListStreamsCommand,
} from '@aws-sdk/client-dynamodb-streams';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { localAccess } from '#infra/local/dynamodb/table.ts';
import { testNumbers } from '#shared/contract/payment-fields.ts';
import { withDecoded } from '#test/support/decoded.ts';
import { connectTable, createFactories, type Owner, testBank, testCard } from '#test/support/factories.ts';
import type { Reply } from '#test/support/http.ts';
import { startTestApp, temporaryFolder } from '#test/support/test-app.ts';

// This file has its own app, because it searches everything that the app has stored.
const dataDir = temporaryFolder();
const app = await startTestApp({}, { dataDir, plansOnSale: true });
const create = createFactories(app);
await connectTable(app);
const { client } = await import('#functions/core/data/table.ts');

const card = testCard(app.clock.now());
const securityCode = card.cvv;
const goodCard = '5555555555554444';
const failingCards = ['4000000000000341', '4000000000009995', '4000000000000069', '4000002760003184'];
const refusedCards = ['4000000000000002', '4012888888881881', '4222222222222', '6304111111111111111'];
const account = testNumbers.account;
const numbers = [goodCard, ...failingCards, ...refusedCards, account, testNumbers.routing, '000111111113'];

/** What the owner and the operator can read afterwards. */
const answers: string[] = [];

async function keep(reply: Promise<Reply>): Promise<Reply> {
  const { text } = await reply;
  answers.push(text);
  return reply;
}

/** Sends a card's number wherever an owner might type it. */
async function enterEverywhere({ browser }: Owner, cardNumber: string): Promise<void> {
  const spaced = cardNumber.replace(/\d{4}(?=\d)/g, '$& ');
  const { type: _, ...withoutType } = card;
  await keep(browser.post('/api/payment-tokens', { ...withoutType, cardNumber: spaced }));
  await keep(browser.post('/api/payment-methods', { ...card, cardNumber, isDefault: true }));
  await keep(browser.post('/api/payment-methods', { ...card, cardholderName: `Maya ${spaced}` }));
  await keep(browser.post('/api/payment-methods', { ...card, memo: cardNumber }));
  await keep(browser.post('/api/payment-methods', { paymentToken: cardNumber }));
  await keep(browser.put(`/api/payment-methods/${cardNumber}/default`));
  await keep(browser.get(`/api/invoices?cursor=${encodeURIComponent(spaced)}`));
  await keep(browser.post('/api/payment-methods', `{"cardNumber": "${spaced}"`));
}

/** Everything that was stored: the files, with rows that were deleted since, and the rows and objects as they are. */
async function readStores(): Promise<string> {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const { Items = [] } = await client.send(new ScanCommand({ TableName: app.environment.TABLE_NAME }));
  const stored = files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
  return [...stored, ...Items.map((item) => JSON.stringify(item))].join('\n');
}

/** The table's stream from its oldest record: every image that any row has ever had. */
async function readStream(): Promise<string> {
  const streams = new DynamoDBStreamsClient({ endpoint: app.environment.AWS_ENDPOINT_URL_DYNAMODB, ...localAccess });
  const { Streams: [{ StreamArn } = {}] = [] } = await streams.send(new ListStreamsCommand({}));
  const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn }));
  const records: string[] = [];
  for (const { ShardId } of StreamDescription?.Shards ?? []) {
    const from = { StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' } as const;
    let { ShardIterator: next } = await streams.send(new GetShardIteratorCommand(from));
    for (let count = 1; next && count > 0; ) {
      const page = await streams.send(new GetRecordsCommand({ ShardIterator: next }));
      count = page.Records?.length ?? 0;
      records.push(JSON.stringify(page.Records ?? []));
      next = page.NextShardIterator;
    }
  }
  streams.destroy();
  return records.join('\n');
}

/** Matches a number with any separators, which may be URL-encoded, and in hexadecimal. */
function anySpelling(number: string): RegExp {
  const hexadecimal = Buffer.from(number).toString('hex');
  return new RegExp(`${[...number].join('(?:[\\s_.+-]|%20|%2D)*')}|${hexadecimal}`, 'i');
}

test('no card number, bank number or security code is in any store, stream, log, event, email or response', async () => {
  const owner = await create.ownerOn('expired');
  const { browser } = owner;
  for (const number of [...refusedCards, ...failingCards]) await enterEverywhere(owner, number);
  const failed = await keep(browser.post('/api/subscription', { plan: 'basic' }));
  expect(failed.status).toBe(402);
  for (const accountNumber of ['000111111113', account]) {
    await keep(browser.post('/api/payment-methods', { ...testBank, accountNumber }));
    await keep(browser.post('/api/payment-methods', { ...testBank, accountNumber, bankName: accountNumber }));
  }
  await enterEverywhere(owner, goodCard);
  expect((await keep(browser.post('/api/subscription', { plan: 'basic' }))).status).toBe(200);
  expect((await keep(browser.post('/api/subscription', { plan: 'advanced' }))).status).toBe(200);
  await enterEverywhere(owner, failingCards[0] ?? '');
  const renewal = new Date(app.clock.now().getTime() + 32 * 24 * 3600 * 1000).toISOString();
  await app.visitor().post('/__local/schedules/renewals', { at: renewal });
  await app.settle();
  for (const path of ['/api/payment-methods', '/api/subscription', '/api/invoices']) await keep(browser.get(path));

  const [mails, events] = [JSON.stringify(await app.mails()), JSON.stringify(await app.publishedEvents())];
  expect(mails).toContain("didn't go through");
  expect(events).toContain('PaymentFailed');
  const stream = await readStream();
  // The owner had another tier before the plan was changed, which only the stream still has.
  expect(stream).toContain('"tier":{"S":"expired"}');
  const everything = [await readStores(), stream, app.printed(), mails, events, ...answers].join('\n');
  expect(everything).toContain(owner.email);
  const decoded = withDecoded(everything);
  expect(numbers.filter((number) => anySpelling(number).test(decoded))).toEqual([]);
  // IDs can contain the code's four digits, but a stored code would be a value of its own.
  expect(everything).not.toMatch(new RegExp(`(?<![\\w.-])${securityCode}(?![\\w.-])`));
  expect(decoded).not.toMatch(new RegExp(`["':=]\\s*${securityCode}["',}\\s]`));
});

test('the search finds a number that is spaced, encoded, or both', () => {
  const spaced = '5555 5555 5555 4444';
  const texts = [
    goodCard,
    spaced,
    encodeURIComponent(spaced),
    Buffer.from(`{"card":"${spaced}"}`).toString('base64'),
    Buffer.from(`x${goodCard}`).toString('base64url'),
    Buffer.from(goodCard).toString('hex'),
  ];
  expect(texts.filter((text) => !anySpelling(goodCard).test(withDecoded(text)))).toEqual([]);
});
