import { tableEntity } from '#functions/core/data/entity.ts';
import { put, type Write } from '#functions/core/data/table.ts';

/** Payment tokens that were used, so that no second owner can use them. Kept until the tokens expire. */
export const PaymentTokens = tableEntity(
  'paymentToken',
  'payment-token#${id}',
  'payment-token',
  {
    id: { type: 'string', required: true },
    /** The owner who used the token. */
    ownerId: { type: 'string', required: true },
    expiresAt: { type: 'number', required: true },
  },
  { ofOwner: { index: 'gsi1', pk: 'owner#${ownerId}', sk: 'payment-token#${id}' } },
);

type Token = { id: string; expiresAt: number };

/** Whether an owner has used this token. */
export async function isTokenUsed({ id }: Token): Promise<boolean> {
  const { data } = await PaymentTokens.get({ id }).go({ consistent: true });
  return data !== null;
}

/** Returns the write that marks a token as used. The write fails only if another owner has used the token. */
export function spendToken(
  { id, expiresAt }: Token,
  ownerId: string,
  onConditionFailed: Write['onConditionFailed'],
): Write {
  const write = PaymentTokens.put({ id, ownerId, expiresAt })
    .where((row, { eq, notExists }) => `${notExists(row.id)} OR ${eq(row.ownerId, ownerId)}`)
    .params();
  return put(write, onConditionFailed);
}
