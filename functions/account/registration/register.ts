import { registerOwner } from '#functions/account/registration/register-owner.ts';
import { identifyVisitor } from '#functions/account/sign-in/visitor.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { account } from '#shared/contract/account.ts';

export const register = defineHandler(
  account.register,
  async ({ body, reply, idempotency, findCaller, ...context }) => {
    const visitor = { ...identifyVisitor(context), caller: await findCaller() };
    const { user, cookies } = await registerOwner(body, visitor, idempotency.key);
    reply.cookies.push(...cookies);
    return user;
  },
);
