import { checkPassword } from '#functions/account/cognito.ts';
import { currentPasswordLimit } from '#functions/account/sign-in/sign-in-limits.ts';
import { consumeByOwner, refund } from '#functions/core/limits/rate-limit.ts';

/** Whether this is the owner's current password. Refunds the rate limit if Cognito could not check the password. */
export async function isCurrentPassword(ownerId: string, password: string): Promise<boolean> {
  const consumed = await consumeByOwner(currentPasswordLimit, ownerId);
  try {
    return await checkPassword(ownerId, password);
  } catch (error) {
    await refund(consumed);
    throw error;
  }
}
