import { leaving } from '#shared/contract/leaving.ts';
import { type ExpectationsOf, nothing, publishEvents, type Scene } from '#test/generated/expectation.ts';
import { password } from '#test/support/factories.ts';
import { exportsIn } from '#test/support/leaving.ts';
import { mailboxIn } from '#test/support/mailbox.ts';

/** Confirms the email address of the owner. */
async function verify(scene: Scene): Promise<void> {
  await publishEvents(scene);
  await exportsIn(scene.app).verify(scene.owner);
}

export const expectations = {
  getExport: { who: 'gate', status: 200, prepare: nothing },
  startExport: {
    who: 'gate',
    status: 200,
    // The other owner has not confirmed the address.
    othersGet: [409, 'emailNotVerified'],
    prepare: async (scene) => {
      await verify(scene);
      return {};
    },
  },
  downloadExport: {
    who: 'anybody',
    status: 200,
    othersGet: [403, 'exportOfAnotherOwner'],
    prepare: async (scene) => {
      await verify(scene);
      const { owner, app } = scene;
      await owner.browser.ask(leaving.startExport);
      // The request for the export, and the request for the email.
      for (const _ of [1, 2]) await publishEvents(scene);
      return { body: { token: await mailboxIn(app).readToken(owner.email, 'export') } };
    },
  },
  requestDeletion: { who: 'gate', status: 200, prepare: () => ({ body: { password, keepPosts: true } }) },
  cancelDeletion: { who: 'gate', status: 204, prepare: nothing },
} satisfies ExpectationsOf<typeof leaving>;
