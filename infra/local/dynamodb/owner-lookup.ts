import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { tableShape } from '#functions/manifest-table.ts';
import { localAccess } from '#infra/local/dynamodb/table.ts';

/** Finds owners by email for the control plane. */
export interface OwnerLookup {
  /** Returns the owner's ID, or `undefined` when no account with this address has completed registration. */
  findOwnerId(email: string): Promise<string | undefined>;
  stop(): void;
}

/** Creates a lookup that reads the row of an email address. The keys must match `functions/entities/emails.ts`. */
export function ownerLookup(url: string, TableName: string): OwnerLookup {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: url, ...localAccess }));
  const { partitionKey, sortKey } = tableShape;
  return {
    findOwnerId: async (email) => {
      const Key = { [partitionKey]: `email#${email}`, [sortKey]: 'email' };
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item?.status === 'ready' ? String(Item.ownerId) : undefined;
    },
    stop: () => client.destroy(),
  };
}
