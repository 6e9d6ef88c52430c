import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { onTestFinished } from 'vitest';
import { type Runtime, startRuntime } from '#infra/local/runtime.ts';
import { readSettings } from '#infra/local/settings.ts';
import { localAccess } from '#infra/local/table.ts';
import { plain } from '#infra/local/website.ts';

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'houndwell-runtime-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** One line of what the outbox Lambda was handed: the sort keys of a batch. */
export type Batch = string[];

/** Stands for every Lambda: notes the outbox' batches, and refuses a record whose sort key says so the first time. */
const code = (journal: string) => `
import { appendFileSync } from 'node:fs';
let refused = false;
export const handler = (event) => {
  if (!event.Records) return { statusCode: 200, body: JSON.stringify({ path: event.rawPath, table: process.env.TABLE_NAME }) };
  appendFileSync(${JSON.stringify(journal)}, JSON.stringify(event.Records.map((record) => record.dynamodb.Keys.sk.S)) + '\\n');
  const failing = refused ? undefined : event.Records.find((record) => record.dynamodb.Keys.sk.S.includes('refuse-once'));
  refused = refused || !!failing;
  return { batchItemFailures: failing ? [{ itemIdentifier: failing.dynamodb.SequenceNumber }] : [] };
};
`;

/** Where in a data folder the stand-in for all Lambdas lies, and what it noted. */
export function notingLambda(folder: string) {
  const journal = join(folder, 'batches.jsonl');
  const file = join(folder, 'lambda.mjs');
  writeFileSync(file, code(journal));
  const batches = (): Batch[] => {
    try {
      return readFileSync(journal, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Batch);
    } catch {
      return [];
    }
  };
  return { file, batches };
}

/** A whole runtime without site and demo, in which one piece of code stands for every Lambda. */
export function startGiven(
  dataDir: string,
  lambdaFile: string,
  environment: Record<string, string> = {},
): Promise<Runtime> {
  const settings = readSettings({ PORT: '0', DEMO: 'off', DATA_DIR: dataDir, ...environment });
  return startRuntime(settings, {
    say: () => {},
    output: () => {},
    locate: () => lambdaFile,
    openWebsite: async () => ({ handle: (_request, response) => plain(response, 200, 'the site') }),
  });
}

/** Writes and reads rows as the Lambdas would, through the engine's own door. */
export function rows(environment: Record<string, string>) {
  const endpoint = environment.AWS_ENDPOINT_URL_DYNAMODB ?? '';
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, ...localAccess }));
  onTestFinished(() => client.destroy());
  const TableName = environment.TABLE_NAME;
  return {
    put: (pk: string, sk: string, more: Record<string, unknown> = {}) =>
      client.send(new PutCommand({ TableName, Item: { pk, sk, ...more } })),
    get: async (pk: string, sk: string) =>
      (await client.send(new GetCommand({ TableName, Key: { pk, sk }, ConsistentRead: true }))).Item,
  };
}
