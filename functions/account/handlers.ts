import { changeProfile } from '#functions/account/change-profile.ts';
import { getUser } from '#functions/account/get-user.ts';
import { changePassword } from '#functions/account/password/change-password.ts';
import { forgotPassword } from '#functions/account/password/forgot-password.ts';
import { resetPassword } from '#functions/account/password/reset-password.ts';
import { registerOwner } from '#functions/account/registration/register-owner.ts';
import { verifyEmail } from '#functions/account/registration/verify-email.ts';
import { clearBrowser, endAllSessions } from '#functions/account/sign-in/end-sessions.ts';
import { listSessions } from '#functions/account/sign-in/list-sessions.ts';
import { signIn } from '#functions/account/sign-in/sign-in.ts';
import { signOut } from '#functions/account/sign-in/sign-out.ts';
import { identifyVisitor } from '#functions/account/sign-in/visitor.ts';
import { toUser } from '#functions/account/user.ts';
import { remove, update, write } from '#functions/core/data/table.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { defineHandlers } from '#functions/core/http/api.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { consumeByOwner, rateLimit } from '#functions/core/limits/rate-limit.ts';
import { getCallerRows } from '#functions/entities/caller.ts';
import { OwnerCount, ownerTotal } from '#functions/entities/owner-count.ts';
import { Owners } from '#functions/entities/owners.ts';
import { Sessions } from '#functions/entities/sessions.ts';
import { account } from '#shared/contract/account.ts';

/** Limits how many verification emails a signed-in owner can request. */
const verificationLimit = rateLimit('verificationEmail', { burst: 3, seconds: 600 });

/** The owner count is only published when it is larger than this. */
const minPublishedCount = 1000;

export const accountHandlers = defineHandlers(account, {
  getUser,
  signOut,
  changePassword,
  forgotPassword,
  resetPassword,
  verifyEmail,
  listSessions,

  register: async ({ body, reply, idempotency, findCaller, ...context }) => {
    const visitor = { ...identifyVisitor(context), caller: await findCaller() };
    const { user, cookies } = await registerOwner(body, visitor, idempotency.key);
    reply.cookies.push(...cookies);
    return user;
  },

  login: async ({ body, reply, findCaller, ...context }) => {
    const { user, cookies } = await signIn(body, { ...identifyVisitor(context), caller: await findCaller() });
    reply.cookies.push(...cookies);
    return user;
  },

  startSignIn: ({ query }) => ({ location: query.new === 'true' ? '/auth?signup=true' : '/auth?signin=true' }),

  updateUser: async ({ body, caller }) => {
    const { owner, subscription } = getCallerRows(caller);
    return toUser(await changeProfile(owner, body), subscription, caller.roles);
  },

  completeFirstLogin: async ({ caller }) => {
    const { owner, subscription } = getCallerRows(caller);
    if (owner.isFirstLogin) await write(update(Owners.patch({ id: caller.id }).set({ isFirstLogin: false }).params()));
    return toUser({ ...owner, isFirstLogin: false }, subscription, caller.roles);
  },

  resendVerification: async ({ caller }) => {
    if (getCallerRows(caller).owner.emailVerified) return;
    await consumeByOwner(verificationLimit, caller.id);
    await write(emitEvent('VerificationRequested', { ownerId: caller.id }));
  },

  signOutEverywhere: async ({ caller, reply }) => {
    await write(endAllSessions(caller.id));
    clearBrowser(reply);
  },

  endSession: async ({ params, caller, reply }) => {
    const session = Sessions.delete({ ownerId: caller.id, id: params.id })
      .where(({ secretHash }, { exists }) => exists(secretHash))
      .params();
    await write(remove(session, () => new ApiError('sessionNotFound')));
    if (params.id === caller.sessionId) clearBrowser(reply);
  },

  countOwners: async ({ reply }) => {
    const { data } = await OwnerCount.get(ownerTotal).go();
    const count = data?.count ?? 0;
    reply.headers['cache-control'] = 'public, max-age=3600';
    return { atLeast: count > minPublishedCount ? Math.floor(count / 100) * 100 : null };
  },
});
