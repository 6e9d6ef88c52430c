import { fromBase64, toBase64 } from './passcode.ts';

/** The position of the flags in the authenticator data, and the flag that the authenticator recognized its user. */
const flagsAt = 32;
const userVerified = 0x04;

const timeout = 60_000;

/** Whether this device can recognize its user, by fingerprint, face or screen lock. */
export async function hasBiometric(): Promise<boolean> {
  try {
    return (await globalThis.PublicKeyCredential?.isUserVerifyingPlatformAuthenticatorAvailable?.()) ?? false;
  } catch {
    return false;
  }
}

/**
 * Creates a credential on this device. The server does not know it: it cannot sign anyone in.
 * @returns the credential's ID in base64
 * @throws if the owner cancels, or the device refuses
 */
export async function createCredential(email: string): Promise<string> {
  const credential = await navigator.credentials.create({
    publicKey: {
      rp: { name: 'Houndwell' },
      user: {
        id: crypto.getRandomValues(new Uint8Array(16)),
        name: `App Lock, ${email}`,
        displayName: 'Houndwell App Lock on this device',
      },
      challenge: crypto.getRandomValues(new Uint8Array(32)),
      pubKeyCredParams: [
        { type: 'public-key', alg: -7 },
        { type: 'public-key', alg: -257 },
      ],
      authenticatorSelection: {
        authenticatorAttachment: 'platform',
        residentKey: 'discouraged',
        userVerification: 'required',
      },
      timeout,
    },
  });
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The device created no credential.');
  return toBase64(credential.rawId);
}

/**
 * Asks the device to recognize its user. The signature is not checked, because the page that would check it is the one that
 * the lock hides.
 * @returns whether it did; false if the owner cancels
 */
export async function verifyUser(credentialId: string): Promise<boolean> {
  try {
    const credential = await navigator.credentials.get({
      publicKey: {
        challenge: crypto.getRandomValues(new Uint8Array(32)),
        allowCredentials: [{ type: 'public-key', id: fromBase64(credentialId), transports: ['internal'] }],
        userVerification: 'required',
        timeout,
      },
    });
    if (!(credential instanceof PublicKeyCredential) || toBase64(credential.rawId) !== credentialId) return false;
    const { authenticatorData } = credential.response as AuthenticatorAssertionResponse;
    return ((new Uint8Array(authenticatorData)[flagsAt] ?? 0) & userVerified) !== 0;
  } catch {
    return false;
  }
}
