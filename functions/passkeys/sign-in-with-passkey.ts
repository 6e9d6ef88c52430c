import { findAccountById, startSession } from '#functions/account/sign-in/sign-in.ts';
import { addressLimit } from '#functions/account/sign-in/sign-in-limits.ts';
import { identifyVisitor } from '#functions/account/sign-in/visitor.ts';
import { now } from '#functions/core/clock.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { consumeByAddress, refund } from '#functions/core/limits/rate-limit.ts';
import { log } from '#functions/core/log.ts';
import { readPasskeys, replacePasskeys } from '#functions/entities/passkeys.ts';
import { clearChallenge, createChallenge, openChallenge } from '#functions/passkeys/challenge.ts';
import { describeRefusal } from '#functions/passkeys/refusal.ts';
import { promptMs, relyingParty } from '#functions/passkeys/relying-party.ts';
import { type PasskeyAssertion, passkeys } from '#shared/contract/passkeys.ts';

const purpose = 'sign in';

/** Starts a sign-in. The browser lets the owner choose a passkey, so the response is the same for everybody. */
export const startPasskeySignIn = defineHandler(passkeys.startPasskeySignIn, ({ reply }) => ({
  challenge: createChallenge(purpose, reply),
  rpId: relyingParty().id,
  userVerification: 'required' as const,
  timeout: promptMs,
}));

/**
 * Signs in with a passkey, and starts the same session as the password does. An unknown passkey, a wrong signature and a
 * used or expired challenge have the same response.
 */
export const signInWithPasskey = defineHandler(
  passkeys.signInWithPasskey,
  async ({ body, reply, findCaller, ...context }) => {
    const consumed = await consumeByAddress(addressLimit, context.address);
    const ownerId = Buffer.from(body.userHandle, 'base64url').toString();
    try {
      const { account, writes } = await checkPasskey(ownerId, body, context.event.cookies);
      const visitor = { ...identifyVisitor(context), caller: await findCaller() };
      const { user, cookies } = await startSession(account, { remembered: body.rememberMe, visitor, writes });
      await refund(consumed);
      clearChallenge(reply);
      reply.cookies.push(...cookies);
      log.info('sign-in', { ownerId: account.owner.id, outcome: 'signedInWithPasskey' });
      return user;
    } catch (error) {
      const isRefused = error instanceof ApiError && error.code === 'passkeyRefused';
      if (!isRefused) await refund(consumed);
      const reason = isRefused ? describeRefusal(error.cause) : undefined;
      log.info('sign-in', { outcome: error instanceof ApiError ? error.code : 'failed', reason });
      throw error;
    }
  },
);

/** Finds the account of a passkey and checks what the passkey has signed. Returns the writes that record its use. */
async function checkPasskey(ownerId: string, body: PasskeyAssertion, cookies: readonly string[] | undefined) {
  const refused = (reason: string) => new ApiError('passkeyRefused', { cause: new Error(reason) });
  const open = openChallenge(purpose, cookies, () => refused('The challenge was used before.'));
  if (!open) throw refused('The challenge has expired.');
  // The user handle is not signed, but the key that checks the signature is this owner's.
  const [account, before] = /^[0-9A-Z]{26}$/.test(ownerId)
    ? await Promise.all([findAccountById(ownerId), readPasskeys(ownerId)])
    : [];
  const passkey = before?.passkeys.find(({ id }) => id === body.id);
  if (!account || !before || !passkey) throw refused('The passkey is unknown.');
  // Imported on first use, because the library is large.
  const { checkAssertion } = await import('#functions/passkeys/verify.ts');
  let counter: number;
  try {
    counter = await checkAssertion(body, passkey, open.challenge);
  } catch (error) {
    throw new ApiError('passkeyRefused', { cause: error });
  }
  const used = { ...passkey, counter, lastUsedAt: now().toISOString() };
  const after = before.passkeys.map((each) => (each.id === used.id ? used : each));
  return { account, writes: [open.useUp, replacePasskeys(before, after)] };
}
