import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { PasskeyRow } from '#functions/entities/passkeys.ts';
import { relyingParty } from '#functions/passkeys/relying-party.ts';
import type { NewPasskey, PasskeyAssertion } from '#shared/contract/passkeys.ts';

/**
 * The checks of WebAuthn. Import this module on first use: only adding a passkey and signing in with one need the library,
 * which is large.
 */

const expected = (challenge: string) => {
  const { id, origin } = relyingParty();
  return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id, requireUserVerification: true };
};

/** A passkey that was checked, and the AAGUID of its authenticator. */
export type CheckedPasskey = Pick<PasskeyRow, 'id' | 'publicKey' | 'counter'> & { aaguid: string };

/**
 * Checks a new passkey.
 * @throws Error if it does not answer the challenge, or the device did not recognize its user
 */
export async function checkNewPasskey(
  { id, clientDataJSON, attestationObject }: NewPasskey,
  challenge: string,
): Promise<CheckedPasskey> {
  const response = {
    id,
    rawId: id,
    type: 'public-key' as const,
    response: { clientDataJSON, attestationObject },
    clientExtensionResults: {},
  };
  const { registrationInfo } = await verifyRegistrationResponse({ response, ...expected(challenge) });
  if (!registrationInfo || registrationInfo.credential.id !== id) throw new Error('The passkey has another ID.');
  const { publicKey, counter } = registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, aaguid: registrationInfo.aaguid };
}

/**
 * Checks what a passkey has signed.
 * @returns the passkey's new counter
 * @throws Error if the signature is wrong, the device did not recognize its user, or the counter went back, as it does when
 *   a passkey was cloned
 */
export async function checkAssertion(
  { id, userHandle, clientDataJSON, authenticatorData, signature }: PasskeyAssertion,
  passkey: PasskeyRow,
  challenge: string,
): Promise<number> {
  const response = {
    id,
    rawId: id,
    type: 'public-key' as const,
    response: { clientDataJSON, authenticatorData, signature, userHandle },
    clientExtensionResults: {},
  };
  const credential = {
    id,
    publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
    counter: passkey.counter,
  };
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    credential,
    ...expected(challenge),
  });
  if (!verified) throw new Error('The signature is wrong.');
  return authenticationInfo.newCounter;
}
