import { signIn } from '#functions/account/sign-in/sign-in.ts';
import { identifyVisitor } from '#functions/account/sign-in/visitor.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { account } from '#shared/contract/account.ts';

export const login = defineHandler(account.login, async ({ body, reply, findCaller, ...context }) => {
  const { user, cookies } = await signIn(body, { ...identifyVisitor(context), caller: await findCaller() });
  reply.cookies.push(...cookies);
  return user;
});
