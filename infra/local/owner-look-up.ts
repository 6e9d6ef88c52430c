import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { tableShape } from '#functions/manifest.ts';
import { localAccess } from '#infra/local/table.ts';

/** Finds owners for the control plane, which knows them by e-mail only. */
export interface OwnerLookUp {
  /** `undefined` where no finished account has this address. */
  findOwnerId(email: string): Promise<string | undefined>;
  stop(): void;
}

/** Reads the row that makes an e-mail address unique; its keys are those of `functions/entities/emails.ts`. */
export function ownerLookUp(url: string, TableName: string): OwnerLookUp {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: url, ...localAccess }));
  const { partitionKey, sortKey } = tableShape;
  return {
    findOwnerId: async (email) => {
      const Key = { [partitionKey]: `email#${email}`, [sortKey]: 'email' };
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item?.standing === 'ready' ? String(Item.ownerId) : undefined;
    },
    stop: () => client.destroy(),
  };
}
