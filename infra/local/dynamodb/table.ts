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
import { tableShape } from '#functions/manifest-table.ts';
import { StartupError } from '#infra/local/startup-error.ts';

/** The region of all emulators, and credentials for the database, which accepts any credentials. */
export const localAccess = {
  region: 'us-east-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
} as const;

type Shape = typeof tableShape;

const keySchema = (keys: { partitionKey: string; sortKey: string }): GlobalSecondaryIndex['KeySchema'] => [
  { AttributeName: keys.partitionKey, KeyType: 'HASH' },
  { AttributeName: keys.sortKey, KeyType: 'RANGE' },
];

const toIndex = (index: Shape['indexes'][number]): GlobalSecondaryIndex => ({
  IndexName: index.name,
  KeySchema: keySchema(index),
  Projection: { ProjectionType: 'ALL' },
});

function listAttributes(shape: Shape) {
  const keys = [shape, ...shape.indexes].flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey]);
  return [...new Set(keys)].map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const }));
}

/**
 * Creates the manifest's table if it is missing, and adds missing indexes.
 * @returns the ARN of the table's stream; empty if it has none
 * @throws StartupError when no DynamoDB answers at the URL
 */
export async function createTable(
  url: string,
  TableName: string,
  { shape = tableShape, hasStream = true }: { shape?: Shape; hasStream?: boolean } = {},
): Promise<string> {
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
          AttributeDefinitions: listAttributes(shape),
          ...(shape.indexes.length > 0 ? { GlobalSecondaryIndexes: shape.indexes.map(toIndex) } : {}),
          ...(hasStream && { StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' } }),
        }),
      );
    }
    const present = new Set(found?.Table?.GlobalSecondaryIndexes?.map((index) => index.IndexName));
    for (const index of found ? shape.indexes.filter(({ name }) => !present.has(name)) : []) {
      await client.send(
        new UpdateTableCommand({
          TableName,
          AttributeDefinitions: listAttributes(shape),
          GlobalSecondaryIndexUpdates: [{ Create: toIndex(index) }],
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
    throw new StartupError(
      `No DynamoDB can be used at ${url} (${reason}). Start one there, or leave AWS_ENDPOINT_URL_DYNAMODB unset.`,
    );
  } finally {
    client.destroy();
  }
}
