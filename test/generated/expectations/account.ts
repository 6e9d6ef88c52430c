import { account } from '#shared/contract/account.ts';
import { type ExpectationsOf, nothing, publishEvents, type Scene } from '#test/generated/expectation.ts';
import { newEmail, password, registration } from '#test/support/factories.ts';

/** The token of a link to this page in the latest email to the owner. */
async function tokenFor(scene: Scene, page: string): Promise<string> {
  await publishEvents(scene);
  const { app, owner } = scene;
  const links = (await app.mails()).filter(({ to }) => to === owner.email).flatMap(({ text }) => text.split(/\s+/));
  const token = links.find((link) => link.includes(`${page}#token=`))?.split('#token=')[1];
  if (!token) throw new Error(`No email to ${owner.email} links to ${page}.`);
  return token;
}

export const expectations = {
  register: { who: 'anybody', status: 201, prepare: () => ({ body: registration(newEmail('matrix')) }) },
  login: { who: 'anybody', status: 200, prepare: ({ owner }) => ({ body: { email: owner.email, password } }) },
  getUser: { who: 'gate', status: 200, prepare: nothing },
  countOwners: { who: 'anybody', status: 200, prepare: nothing },
  startSignIn: { who: 'anybody', status: 302, prepare: nothing },
  signOut: { who: 'anybody', status: 302, prepare: nothing },
  updateUser: { who: 'gate', status: 200, prepare: () => ({ body: { city: 'Austin' } }) },
  completeFirstLogin: { who: 'gate', status: 200, prepare: nothing },
  changePassword: {
    who: 'gate',
    status: 204,
    prepare: () => ({ body: { currentPassword: password, newPassword: 'walkies-at-noon' } }),
  },
  forgotPassword: { who: 'anybody', status: 204, prepare: ({ owner }) => ({ body: { email: owner.email } }) },
  resetPassword: {
    who: 'anybody',
    status: 204,
    prepare: async (scene) => {
      // Verifies the email first. Otherwise the operation would verify it, which costs one more event.
      await scene.owner.browser.ask(account.verifyEmail, { body: { token: await tokenFor(scene, '/verify-email') } });
      await scene.owner.browser.ask(account.forgotPassword, { body: { email: scene.owner.email } });
      return { body: { token: await tokenFor(scene, '/reset-password'), password: 'walkies-at-noon' } };
    },
  },
  verifyEmail: {
    who: 'anybody',
    status: 204,
    prepare: async (scene) => ({ body: { token: await tokenFor(scene, '/verify-email') } }),
  },
  resendVerification: { who: 'gate', status: 204, prepare: nothing },
  listSessions: { who: 'gate', status: 200, prepare: nothing },
  signOutEverywhere: { who: 'gate', status: 204, prepare: nothing },
  endSession: {
    who: 'gate',
    status: 204,
    prepare: async ({ owner }) => {
      await owner.browser.another().ask(account.login, { body: { email: owner.email, password } });
      const other = (await owner.browser.ask(account.listSessions)).find(({ current }) => !current);
      return { params: { id: other?.id ?? 'none' } };
    },
  },
} satisfies ExpectationsOf<typeof account>;
