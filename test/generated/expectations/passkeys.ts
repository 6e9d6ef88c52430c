import { passkeys } from '#shared/contract/passkeys.ts';
import { type ExpectationsOf, nothing, type Scene } from '#test/generated/expectation.ts';
import { Authenticator } from '#test/support/authenticator.ts';
import { password } from '#test/support/factories.ts';

/** Adds a passkey to the owner's account. */
async function addPasskey({ owner: { browser } }: Scene): Promise<Authenticator> {
  const authenticator = new Authenticator(browser.origin);
  const created = authenticator.create(await browser.ask(passkeys.startPasskey, { body: { password } }));
  await browser.ask(passkeys.addPasskey, { body: created });
  return authenticator;
}

const toParams = ({ id }: Authenticator) => ({ params: { id: id.toString('base64url') } });

export const expectations = {
  startPasskeySignIn: { who: 'anybody', status: 200, prepare: nothing },
  signInWithPasskey: {
    who: 'anybody',
    status: 200,
    // The challenge belongs to the browser.
    visitorsGet: [400, 'passkeyRefused'],
    othersGet: [400, 'passkeyRefused'],
    prepare: async (scene) => {
      const authenticator = await addPasskey(scene);
      return { body: authenticator.sign(await scene.owner.browser.ask(passkeys.startPasskeySignIn)) };
    },
  },
  listPasskeys: { who: 'gate', status: 200, prepare: nothing },
  startPasskey: { who: 'gate', status: 200, prepare: () => ({ body: { password } }) },
  addPasskey: {
    who: 'gate',
    status: 201,
    // The challenge belongs to the owner's session.
    othersGet: [409, 'passkeyNotAdded'],
    prepare: async ({ owner: { browser } }) => {
      const options = await browser.ask(passkeys.startPasskey, { body: { password } });
      return { body: { ...new Authenticator(browser.origin).create(options), name: 'My phone' } };
    },
  },
  renamePasskey: {
    who: 'gate',
    status: 200,
    prepare: async (scene) => ({ ...toParams(await addPasskey(scene)), body: { name: 'My phone' } }),
  },
  removePasskey: {
    who: 'gate',
    status: 204,
    prepare: async (scene) => toParams(await addPasskey(scene)),
  },
} satisfies ExpectationsOf<typeof passkeys>;
