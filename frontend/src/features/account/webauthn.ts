import type * as z from 'zod/mini';
import type { NewPasskey, PasskeyAssertion, PasskeyCreation, PasskeyRequest } from '#shared/contract/passkeys.ts';

/**
 * Lets the device create a passkey.
 * @throws DOMException if the owner cancels, or the device refuses
 */
export async function createPasskey(options: z.output<typeof PasskeyCreation>): Promise<Omit<NewPasskey, 'name'>> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const { id, response } = credential.toJSON() as RegistrationResponseJSON;
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, clientDataJSON, attestationObject, transports };
}

/**
 * Lets the owner choose a passkey, which signs the challenge.
 * @throws DOMException if the owner cancels, or there is no passkey
 */
export async function signWithPasskey(
  options: z.output<typeof PasskeyRequest>,
): Promise<Omit<PasskeyAssertion, 'rememberMe'>> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const { id, response } = credential.toJSON() as AuthenticationResponseJSON;
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  return { id, userHandle, clientDataJSON, authenticatorData, signature };
}
