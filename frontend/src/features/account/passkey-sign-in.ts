import type { User } from '#shared/contract/account.ts';
import { passkeys } from '#shared/contract/passkeys.ts';
import { call } from '../../lib/call.ts';
import { signWithPasskey } from './webauthn.ts';

/**
 * Signs in with the passkey that the owner chooses.
 * @throws CallError if the server refuses it, DOMException if the owner cancels
 */
export async function signInWithPasskey(rememberMe: boolean): Promise<User> {
  const signed = await signWithPasskey(await call(passkeys.startPasskeySignIn));
  return call(passkeys.signInWithPasskey, { body: { ...signed, rememberMe } });
}
