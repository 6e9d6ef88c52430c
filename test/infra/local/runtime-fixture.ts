import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { onTestFinished } from 'vitest';
import { localAccess } from '#infra/local/dynamodb/table.ts';
import { sendText } from '#infra/local/http/website.ts';
import { type Runtime, startRuntime } from '#infra/local/runtime.ts';
import { readSettings } from '#infra/local/settings.ts';

/** The sort keys of one batch for the outbox Lambda. */
export type Batch = string[];

/**
 * Replaces every Lambda: records the outbox batches, fails once for a record whose sort key requests it, and rejects
 * events from the bus.
 */
const code = (file: string) => `
import { appendFileSync } from 'node:fs';
let failed = false;
export const handler = (event) => {
  if (event['detail-type']) throw new Error('Not now');
  if (!event.Records) return { statusCode: 200, body: JSON.stringify({ path: event.rawPath, table: process.env.TABLE_NAME }) };
  const keys = event.Records.map((record) => record.dynamodb.Keys.sk.S);
  appendFileSync(${JSON.stringify(file)}, JSON.stringify(keys) + '\\n');
  const failing = failed ? undefined : event.Records.find((record) => record.dynamodb.Keys.sk.S.includes('fail-once'));
  failed = failed || !!failing;
  return { batchItemFailures: failing ? [{ itemIdentifier: failing.dynamodb.SequenceNumber }] : [] };
};
`;

/** Writes the fake Lambda to a folder. */
export function fakeLambda(folder: string) {
  const batchesFile = join(folder, 'batches.jsonl');
  const file = join(folder, 'lambda.mjs');
  writeFileSync(batchesFile, '');
  writeFileSync(file, code(batchesFile));
  const batches = (): Batch[] =>
    readFileSync(batchesFile, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Batch);
  return { file, batches };
}

/** Starts a runtime without site and demo, with one file for every Lambda. */
export function startWithLambda(
  dataDir: string,
  lambdaFile: string,
  environment: Record<string, string> = {},
): Promise<Runtime> {
  const settings = readSettings({ PORT: '0', DEMO: 'off', DATA_DIR: dataDir, ...environment });
  return startRuntime(settings, {
    log: () => {},
    output: () => {},
    locate: () => lambdaFile,
    openWebsite: async () => ({ handle: (_request, response) => sendText(response, 200, 'the site') }),
  });
}

/** Reads and writes rows as the Lambdas do. */
export function tableRows(environment: Record<string, string>) {
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
