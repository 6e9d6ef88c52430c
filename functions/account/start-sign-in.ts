import { answer } from '#functions/core/api.ts';
import { account } from '#shared/contract/account.ts';

export const startSignIn = answer(account.startSignIn, ({ query }) => ({
  location: query.new === 'true' ? '/auth?signup=true' : '/auth?signin=true',
}));
