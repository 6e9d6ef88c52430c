import {
  CreateTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  type GlobalSecondaryIndex,
  ResourceNotFoundException,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { tableShape } from '#functions/manifest.ts';
import { CannotStart } from '#infra/local/cannot-start.ts';

/** The region that everything is in, and the key for the table's engine, which takes any and is open to this machine only. */
export const localAccess = {
  region: 'us-east-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
} as const;

type Shape = typeof tableShape;

const keySchema = (keys: { partitionKey: string; sortKey: string }): GlobalSecondaryIndex['KeySchema'] => [
  { AttributeName: keys.partitionKey, KeyType: 'HASH' },
  { AttributeName: keys.sortKey, KeyType: 'RANGE' },
];

const indexOf = (index: Shape['indexes'][number]): GlobalSecondaryIndex => ({
  IndexName: index.name,
  KeySchema: keySchema(index),
  Projection: { ProjectionType: 'ALL' },
});

function attributesOf(shape: Shape) {
  const keys = [shape, ...shape.indexes].flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey]);
  return [...new Set(keys)].map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const }));
}

/**
 * Makes the table of the manifest where it is missing, and adds indexes that came later.
 * @returns the ARN of its stream
 * @throws CannotStart when nothing answers at the address
 */
export async function createTable(url: string, TableName: string, shape: Shape = tableShape): Promise<string> {
  const client = new DynamoDBClient({ endpoint: url, ...localAccess });
  try {
    const found = await client.send(new DescribeTableCommand({ TableName })).catch((error: unknown) => {
      if (error instanceof ResourceNotFoundException) return undefined;
      throw error;
    });
    if (!found) {
      await client.send(
        new CreateTableCommand({
          TableName,
          BillingMode: 'PAY_PER_REQUEST',
          KeySchema: keySchema(shape),
          AttributeDefinitions: attributesOf(shape),
          ...(shape.indexes.length > 0 ? { GlobalSecondaryIndexes: shape.indexes.map(indexOf) } : {}),
          StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
        }),
      );
    }
    const present = new Set(found?.Table?.GlobalSecondaryIndexes?.map((index) => index.IndexName));
    for (const index of found ? shape.indexes.filter(({ name }) => !present.has(name)) : []) {
      await client.send(
        new UpdateTableCommand({
          TableName,
          AttributeDefinitions: attributesOf(shape),
          GlobalSecondaryIndexUpdates: [{ Create: indexOf(index) }],
        }),
      );
      await waitUntilTableExists({ client, maxWaitTime: 60 }, { TableName });
    }
    await waitUntilTableExists({ client, maxWaitTime: 60 }, { TableName });
    const expiry = await client.send(new DescribeTimeToLiveCommand({ TableName }));
    if (expiry.TimeToLiveDescription?.AttributeName !== shape.expiryAttribute) {
      const TimeToLiveSpecification = { AttributeName: shape.expiryAttribute, Enabled: true };
      await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
    }
    const { Table } = await client.send(new DescribeTableCommand({ TableName }));
    return Table?.LatestStreamArn ?? '';
  } catch (error) {
    const reason = (error as Error).message || 'no answer';
    throw new CannotStart(
      `No DynamoDB can be used at ${url} (${reason}). Start one there, or leave AWS_ENDPOINT_URL_DYNAMODB unset.`,
    );
  } finally {
    client.destroy();
  }
}

/** Deletes what has expired, as the table on AWS does some time after the fact. */
export interface ExpirySweeper {
  /** One round over the table. @returns how many items it deleted */
  sweep(): Promise<number>;
  stop(): Promise<void>;
}

const sweepEveryMs = 5 * 60 * 1000;

/** Sweeps every five minutes, on the application's clock. Unhurried, as on AWS: readers check expiry themselves. */
export function startExpirySweeper(url: string, TableName: string, now: () => Date): ExpirySweeper {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: url, ...localAccess }));
  const { partitionKey, sortKey, expiryAttribute } = tableShape;
  const names = { '#expiry': expiryAttribute };
  const sweep = async () => {
    let deleted = 0;
    const values = { ':now': Math.floor(now().getTime() / 1000) };
    const expired = { ExpressionAttributeNames: names, ExpressionAttributeValues: values };
    const pages = paginateScan({ client }, { TableName, FilterExpression: '#expiry < :now', ...expired });
    for await (const { Items = [] } of pages) {
      for (const item of Items) {
        const Key = { [partitionKey]: item[partitionKey], [sortKey]: item[sortKey] };
        // Whoever has renewed the item meanwhile keeps it.
        const command = new DeleteCommand({ TableName, Key, ConditionExpression: '#expiry < :now', ...expired });
        deleted += await client.send(command).then(
          () => 1,
          () => 0,
        );
      }
    }
    return deleted;
  };
  let round = Promise.resolve(0);
  const timer = setInterval(() => {
    round = sweep().catch(() => 0);
  }, sweepEveryMs);
  return {
    sweep,
    stop: async () => {
      clearInterval(timer);
      await round;
      client.destroy();
    },
  };
}
