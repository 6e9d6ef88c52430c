import { checkPassword, createUser, setPassword } from '#functions/account/cognito.ts';
import { resetPasswordLink } from '#functions/account/link-purposes.ts';
import {
  listKnownWords,
  notCurrentPassword,
  requireStrongPassword,
} from '#functions/account/password/password-policy.ts';
import {
  reclaimAccount,
  removeStrangersWork,
  resetAccountSecurity,
} from '#functions/account/registration/reclaim-account.ts';
import { serializeBrowserCookie } from '#functions/account/sign-in/known-browsers.ts';
import { resetSignIn } from '#functions/account/sign-in/sign-in-limits.ts';
import { identifyVisitor } from '#functions/account/sign-in/visitor.ts';
import { requireOwned } from '#functions/core/data/read.ts';
import { transact } from '#functions/core/data/table.ts';
import { retryOnConflict } from '#functions/core/data/version-conflict.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { generateSecret } from '#functions/core/http/session.ts';
import { openLinkToken } from '#functions/core/link-tokens.ts';
import { Owners } from '#functions/entities/owners.ts';
import { account } from '#shared/contract/account.ts';

/**
 * Sets a new password with an emailed link. The link is used up and the account secured before the password is set.
 * After a crash in between, the owner has to request another link.
 */
export const resetPassword = defineHandler(account.resetPassword, async ({ body, reply, ...context }) => {
  const { browserSecrets } = identifyVisitor(context);
  const browserSecret = generateSecret();
  const ownerId = await retryOnConflict(() => spendLink(body.token, body.password));
  // A user pool that was lost has no users. Their rows are enough to create them again, with the owner's new password.
  await createUser(ownerId);
  await setPassword(ownerId, body.password);
  await removeStrangersWork(ownerId);
  await retryOnConflict(() => reclaimAccount(ownerId, browserSecret));
  reply.cookies.push(serializeBrowserCookie(browserSecrets, browserSecret));
});

/** Uses up the link and ends all sessions of the account. @returns the owner's ID */
async function spendLink(token: string, password: string): Promise<string> {
  const link = await openLinkToken(resetPasswordLink, token);
  const owner = await requireOwned(Owners, { id: link.ownerId }, 'linkInvalid');
  if (owner.sessionEpoch !== link.sessionEpoch) throw new ApiError('linkInvalid');
  // The password is checked first, so that the link still works after a weak password was refused.
  requireStrongPassword('password', password, listKnownWords(owner));
  if (await isCurrent(owner.id, password)) throw notCurrentPassword('password');
  await transact([
    link.useUp,
    ...resetAccountSecurity(owner, { knownBrowsers: [], emailVerified: owner.emailVerified }),
    resetSignIn(owner),
  ]);
  return owner.id;
}

/** Whether this is the current password. False while Cognito locks the owner out and checks no passwords. */
async function isCurrent(ownerId: string, password: string): Promise<boolean> {
  try {
    return await checkPassword(ownerId, password);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'rateLimited') return false;
    throw error;
  }
}
