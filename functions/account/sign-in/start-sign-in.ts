import { defineHandler } from '#functions/core/http/api.ts';
import { account } from '#shared/contract/account.ts';

export const startSignIn = defineHandler(account.startSignIn, ({ query }) => ({
  location: query.new === 'true' ? '/auth?signup=true' : '/auth?signin=true',
}));
