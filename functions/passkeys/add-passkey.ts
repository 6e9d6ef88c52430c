import { isCurrentPassword } from '#functions/account/password/current-password.ts';
import { describeDevice } from '#functions/account/sign-in/devices.ts';
import { currentPasswordLimit } from '#functions/account/sign-in/sign-in-limits.ts';
import { now } from '#functions/core/clock.ts';
import { transact, update, write } from '#functions/core/data/table.ts';
import { retryOnConflict } from '#functions/core/data/version-conflict.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { Caller } from '#functions/core/http/session.ts';
import { reset } from '#functions/core/limits/rate-limit.ts';
import { log } from '#functions/core/log.ts';
import { getCallerRows } from '#functions/entities/caller.ts';
import { Owners } from '#functions/entities/owners.ts';
import { type PasskeyRow, readPasskeys, replacePasskeys } from '#functions/entities/passkeys.ts';
import { clearChallenge, createChallenge, openChallenge } from '#functions/passkeys/challenge.ts';
import { toPasskey } from '#functions/passkeys/passkey.ts';
import { findManager } from '#functions/passkeys/passkey-names.ts';
import { describeRefusal } from '#functions/passkeys/refusal.ts';
import { promptMs, relyingParty } from '#functions/passkeys/relying-party.ts';
import type { CheckedPasskey } from '#functions/passkeys/verify.ts';
import { type NewPasskey, passkeys } from '#shared/contract/passkeys.ts';
import { maxPasskeys } from '#shared/passkeys.ts';

/** Algorithms of COSE: ES256, which every device has, and RS256 for older versions of Windows. */
const algorithms = [-7, -257];

/** What the challenge of a new passkey is for. Another session cannot use it. */
function describePurpose({ id, sessionId }: Caller): string {
  return `add ${id} ${sessionId}`;
}

/**
 * Checks the password, because a passkey outlasts the session, and starts adding a passkey. The challenge can only be used
 * for five minutes, so the password was entered recently.
 */
export const startPasskey = defineHandler(passkeys.startPasskey, async ({ body, caller, reply }) => {
  const { email } = getCallerRows(caller).owner;
  if (!(await isCurrentPassword(caller.id, body.password))) {
    throw new ApiError('invalid', { fields: { password: "That's not your password" } });
  }
  await write(reset(currentPasswordLimit, caller.id));
  const { passkeys: added } = await readPasskeys(caller.id);
  if (added.length >= maxPasskeys) throw new ApiError('passkeyLimitReached');
  return {
    challenge: createChallenge(describePurpose(caller), reply),
    rp: { id: relyingParty().id, name: 'Houndwell' },
    // The sign-in finds the owner by this ID. It says nothing about the person, as WebAuthn requires.
    user: { id: Buffer.from(caller.id).toString('base64url'), name: email, displayName: email },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    excludeCredentials: added.map(({ id, transports }) => ({ type: 'public-key' as const, id, transports })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
    timeout: promptMs,
  };
});

/** Adds a passkey and tells the owner by email. */
export const addPasskey = defineHandler(passkeys.addPasskey, async ({ body, caller, event, reply }) => {
  const refused = (cause?: unknown) => new ApiError('passkeyNotAdded', { cause });
  const open = openChallenge(describePurpose(caller), event.cookies, refused);
  if (!open) throw refused();
  const checked = await check(caller, body, { challenge: open.challenge, refused });
  const device = describeDevice(event.headers['user-agent']);
  const added: PasskeyRow = {
    id: checked.id,
    name: body.name ?? findManager(checked.aaguid) ?? device,
    publicKey: checked.publicKey,
    counter: checked.counter,
    transports: body.transports,
    createdAt: now().toISOString(),
  };
  await retryOnConflict(async () => {
    const before = await readPasskeys(caller.id);
    if (before.passkeys.some(({ id }) => id === added.id)) throw refused();
    if (before.passkeys.length >= maxPasskeys) throw new ApiError('passkeyLimitReached');
    await transact([
      open.useUp,
      replacePasskeys(before, [...before.passkeys, added]),
      requireLiveSession(caller),
      emitEvent('PasskeyAdded', { ownerId: caller.id, device }),
    ]);
  });
  clearChallenge(reply);
  return toPasskey(added);
});

async function check(
  caller: Caller,
  body: NewPasskey,
  { challenge, refused }: { challenge: string; refused: (cause: unknown) => Error },
): Promise<CheckedPasskey> {
  // Imported on first use, because the library is large.
  const { checkNewPasskey } = await import('#functions/passkeys/verify.ts');
  try {
    return await checkNewPasskey(body, challenge);
  } catch (error) {
    log.info('passkey not added', { ownerId: caller.id, reason: describeRefusal(error) });
    throw refused(error);
  }
}

/** Returns a write that fails if all sessions were ended since the request began, as by a password reset. */
function requireLiveSession(caller: Caller) {
  const { sessionEpoch } = getCallerRows(caller).owner;
  return update(
    Owners.patch({ id: caller.id })
      .set({ updatedAt: now().toISOString() })
      .where((owner, { eq }) => eq(owner.sessionEpoch, sessionEpoch))
      .params(),
    () => new ApiError('unauthorized'),
  );
}
