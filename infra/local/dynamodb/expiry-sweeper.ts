import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { tableShape } from '#functions/manifest-table.ts';
import { localAccess } from '#infra/local/dynamodb/table.ts';

/** Deletes items whose time to live has passed, as DynamoDB does some time after the expiry. */
export interface ExpirySweeper {
  /** Scans the table once and deletes expired items. @returns the number of deleted items */
  sweep(): Promise<number>;
  stop(): Promise<void>;
}

const sweepEveryMs = 5 * 60 * 1000;

/**
 * Deletes expired items every five minutes. `now` decides which items have expired. On AWS, deletion can take days, so
 * code that reads an item checks the expiry itself.
 */
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
        // The condition prevents deleting an item whose expiry was extended after the scan.
        const command = new DeleteCommand({ TableName, Key, ConditionExpression: '#expiry < :now', ...expired });
        deleted += await client.send(command).then(
          () => 1,
          () => 0,
        );
      }
    }
    return deleted;
  };
  let running = Promise.resolve(0);
  const timer = setInterval(() => {
    running = sweep().catch(() => 0);
  }, sweepEveryMs);
  return {
    sweep,
    stop: async () => {
      clearInterval(timer);
      await running;
      client.destroy();
    },
  };
}
