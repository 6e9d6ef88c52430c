import { tableEntity } from '#functions/core/data/entity.ts';
import { put, type Write } from '#functions/core/data/table.ts';

/** Used payment tokens, kept until they expire, so that only one owner can use a token. */
export const PaymentTokens = tableEntity('paymentToken', 'payment-token#${id}', 'payment-token', {
  id: { type: 'string', required: true },
  /** The owner who used it. */
  ownerId: { type: 'string', required: true },
  expiresAt: { type: 'number', required: true },
});

type Token = { id: string; expiresAt: number };

/** Whether an owner has used this token. */
export async function isTokenUsed({ id }: Token): Promise<boolean> {
  const { data } = await PaymentTokens.get({ id }).go({ consistent: true });
  return data !== null;
}

/** The write that marks a token as used by a payment method. The same owner may use it again for that method. */
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
