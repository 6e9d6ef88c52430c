import { push } from '#shared/contract/push.ts';
import { type ExpectationsOf, nothing, type Prepared, type Scene } from '#test/generated/expectation.ts';
import { connectPushService } from '#test/support/push.ts';

async function aSubscription({ app, owner }: Scene): Promise<Prepared> {
  await connectPushService(app).turnOn(owner.browser);
  const [first] = await owner.browser.ask(push.listPushSubscriptions);
  return { params: { id: first?.id ?? 'none' } };
}

export const expectations = {
  getPushKey: { who: 'owners', status: 200, prepare: nothing },
  listPushSubscriptions: { who: 'owners', status: 200, prepare: nothing },
  subscribeToPush: {
    who: 'owners',
    status: 200,
    prepare: async ({ app, owner }) => ({ body: await connectPushService(app).createSubscription(owner.browser) }),
  },
  unsubscribeFromPush: { who: 'owners', status: 204, prepare: aSubscription },
  testPush: { who: 'owners', status: 204, prepare: aSubscription },
} satisfies ExpectationsOf<typeof push>;
