import type { account } from '#shared/contract/account.ts';
import type { billing } from '#shared/contract/billing.ts';

/**
 * The calls that every visit begins with. Written out, so that the contract with all its rules need not come along; the
 * types are the contract's own, and another method or path does not compile.
 */
type Address<O extends { method: string; path: string }> = Pick<O, 'method' | 'path'>;

export const getUser = {
  method: 'GET',
  path: '/api/auth/user',
} satisfies Address<typeof account.getUser> as typeof account.getUser;

export const getSubscriptionStatus = {
  method: 'GET',
  path: '/api/subscription-status',
} satisfies Address<typeof billing.getSubscriptionStatus> as typeof billing.getSubscriptionStatus;

export const startSignInPath: typeof account.startSignIn.path = '/api/login';

export const signOutPath: typeof account.signOut.path = '/api/logout';
