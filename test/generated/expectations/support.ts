import { support } from '#shared/contract/support.ts';
import { type ExpectationsOf, nothing, type Prepared, type Scene } from '#test/generated/expectation.ts';
import { supportForm } from '#test/support/moderation.ts';

async function aRequest({ owner }: Scene): Promise<Prepared> {
  const { id } = await owner.browser.ask(support.contactSupport, { body: supportForm });
  return { params: { id } };
}

export const expectations = {
  contactSupport: { who: 'gate', status: 201, prepare: () => ({ body: supportForm }) },
  listSupportRequests: { who: 'gate', status: 200, prepare: nothing },
  getSupportRequest: { who: 'gate', status: 200, prepare: aRequest },
  replyToSupport: {
    who: 'gate',
    status: 201,
    prepare: async (scene) => ({ ...(await aRequest(scene)), body: { message: 'It is still the same today.' } }),
  },
  getSupportMailboxes: { who: 'gate', status: 200, prepare: nothing },
} satisfies ExpectationsOf<typeof support>;
