import { registerOwner } from '#functions/account/register-owner.ts';
import { visitorOf } from '#functions/account/visitor.ts';
import { answer } from '#functions/core/api.ts';
import { account } from '#shared/contract/account.ts';

export const register = answer(account.register, async ({ body, reply, idempotency, findCaller, ...context }) => {
  const visitor = { ...visitorOf(context), caller: await findCaller() };
  const { user, cookies } = await registerOwner(body, visitor, idempotency.key);
  reply.cookies.push(...cookies);
  return user;
});
