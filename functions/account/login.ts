import { signIn } from '#functions/account/sign-in.ts';
import { answer } from '#functions/core/api.ts';
import { account } from '#shared/contract/account.ts';

export const login = answer(account.login, ({ body, ...context }) => signIn(body, context));
