import * as z from 'zod/mini';
import { User } from '#shared/contract/account.ts';
import { Instant, text } from '#shared/contract/fields.ts';
import { defineOperation } from '#shared/contract/operation.ts';
import { PasswordOnFile } from '#shared/contract/password.ts';
import { maxPasskeyName } from '#shared/passkeys.ts';

const unreadable = "We can't read this passkey";

/** Creates a schema for bytes in base64url. */
function bytes(maximum: number) {
  return z.string(unreadable).check(z.regex(/^[0-9A-Za-z_-]+$/, unreadable), z.maxLength(maximum, unreadable));
}

/** What a passkey has created or signed. The largest is a new passkey, with a key and at most 1023 bytes of ID. */
const Bytes = bytes(8000);

/** The ID of a credential. WebAuthn allows 1023 bytes. */
const CredentialId = bytes(1364);

const PasskeyName = text(1, maxPasskeyName, 'Please enter a name');

/** A passkey with which the owner can sign in. */
export const Passkey = z.object({
  /** The ID of the credential, in base64url. */
  id: z.string(),
  name: z.string(),
  createdAt: Instant,
  /** When the owner last signed in with the passkey; null if never. */
  lastUsedAt: z.nullable(Instant),
});
export type Passkey = z.output<typeof Passkey>;

/** How the browser creates a passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  /** The owner's passkeys, so that a device does not add a second one. */
  excludeCredentials: z.array(
    z.object({ type: z.literal('public-key'), id: z.string(), transports: z.array(z.string()) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
  timeout: z.int(),
});

/** How the browser uses a passkey: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  userVerification: z.literal('required'),
  timeout: z.int(),
});

/** A passkey that the browser has created. */
export const NewPasskey = z.strictObject({
  id: CredentialId,
  /** If omitted, the passkey is named after the password manager or the browser. */
  name: z.optional(PasskeyName),
  clientDataJSON: Bytes,
  attestationObject: Bytes,
  transports: z
    .array(z.string(unreadable).check(z.maxLength(20, unreadable)), unreadable)
    .check(z.maxLength(10, unreadable)),
});
export type NewPasskey = z.output<typeof NewPasskey>;

/** What a passkey has signed. */
export const PasskeyAssertion = z.strictObject({
  id: CredentialId,
  userHandle: Bytes,
  clientDataJSON: Bytes,
  authenticatorData: Bytes,
  signature: Bytes,
  rememberMe: z._default(z.boolean('Please choose yes or no'), false),
});
export type PasskeyAssertion = z.output<typeof PasskeyAssertion>;

/** The new name of a passkey. */
export const PasskeyRename = z.strictObject({ name: PasskeyName });

const PasskeyParams = z.object({ id: CredentialId });

/** The operations of signing in without a password. */
export const passkeys = {
  startPasskeySignIn: defineOperation({
    method: 'POST',
    path: '/api/auth/passkey/start',
    summary: 'Returns a challenge for a passkey, and sets the cookie that binds it to this browser for 5 minutes.',
    access: 'public',
    returns: PasskeyRequest,
  }),
  signInWithPasskey: defineOperation({
    method: 'POST',
    path: '/api/auth/passkey',
    summary: 'Signs in with a passkey and sets the session cookie.',
    access: 'public',
    body: PasskeyAssertion,
    returns: User,
    fails: ['passkeyRefused', 'inProgress', 'rateLimited'],
  }),
  listPasskeys: defineOperation({
    method: 'GET',
    path: '/api/auth/passkeys',
    summary: "Lists the owner's passkeys, oldest first.",
    access: 'owner',
    openWhenExpired: true,
    returns: z.array(Passkey),
  }),
  startPasskey: defineOperation({
    method: 'POST',
    path: '/api/auth/passkeys/start',
    summary: 'Checks the password and returns a challenge for a new passkey, valid for 5 minutes in this session.',
    access: 'owner',
    openWhenExpired: true,
    body: z.strictObject({ password: PasswordOnFile }),
    returns: PasskeyCreation,
    fails: ['passkeyLimitReached', 'rateLimited'],
  }),
  addPasskey: defineOperation({
    method: 'POST',
    path: '/api/auth/passkeys',
    summary: 'Adds the passkey that the browser has created for the challenge.',
    access: 'owner',
    openWhenExpired: true,
    status: 201,
    body: NewPasskey,
    returns: Passkey,
    fails: ['passkeyNotAdded', 'passkeyLimitReached', 'inProgress'],
  }),
  renamePasskey: defineOperation({
    method: 'PUT',
    path: '/api/auth/passkeys/{id}',
    summary: 'Renames a passkey.',
    access: 'owner',
    openWhenExpired: true,
    params: PasskeyParams,
    body: PasskeyRename,
    returns: Passkey,
    fails: ['passkeyNotFound', 'inProgress'],
  }),
  removePasskey: defineOperation({
    method: 'DELETE',
    path: '/api/auth/passkeys/{id}',
    summary: 'Removes a passkey. Sessions that it has started stay.',
    access: 'owner',
    openWhenExpired: true,
    params: PasskeyParams,
    fails: ['passkeyNotFound', 'inProgress'],
  }),
};
