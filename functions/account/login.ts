import { signIn } from '#functions/account/sign-in.ts';
import { visitorOf } from '#functions/account/visitor.ts';
import { answer } from '#functions/core/api.ts';
import { account } from '#shared/contract/account.ts';

export const login = answer(account.login, async ({ body, reply, findCaller, ...context }) => {
  const { user, cookies } = await signIn(body, { ...visitorOf(context), caller: await findCaller() });
  reply.cookies.push(...cookies);
  return user;
});
