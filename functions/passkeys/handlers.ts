import { defineHandlers } from '#functions/core/http/api.ts';
import { readPasskeys } from '#functions/entities/passkeys.ts';
import { addPasskey, startPasskey } from '#functions/passkeys/add-passkey.ts';
import { changePasskey, toPasskey } from '#functions/passkeys/passkey.ts';
import { signInWithPasskey, startPasskeySignIn } from '#functions/passkeys/sign-in-with-passkey.ts';
import { passkeys } from '#shared/contract/passkeys.ts';

export const passkeyHandlers = defineHandlers(passkeys, {
  startPasskeySignIn,
  signInWithPasskey,
  startPasskey,
  addPasskey,

  listPasskeys: async ({ caller }) => (await readPasskeys(caller.id)).passkeys.map(toPasskey),

  renamePasskey: async ({ params, body, caller }) => {
    const before = await changePasskey(caller.id, params.id, (passkey) => ({ ...passkey, name: body.name }));
    return toPasskey({ ...before, name: body.name });
  },

  removePasskey: async ({ params, caller }) => {
    await changePasskey(caller.id, params.id, () => undefined);
  },
});
