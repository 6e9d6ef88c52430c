import { answer } from '#functions/core/api.ts';
import { account } from '#shared/contract/account.ts';

export const startSignIn = answer(account.startSignIn, () => ({ location: '/auth?signin=true' }));
