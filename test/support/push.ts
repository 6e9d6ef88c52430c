import type { PushSubscriptionJson, ReceivedPush } from '#infra/local/push/emulator.ts';
import { push } from '#shared/contract/push.ts';
import type { Browser } from '#test/support/http.ts';
import type { TestApp } from '#test/support/test-app.ts';

/** Returns functions that turn push on in browsers of an app, and read what their push service got. */
export function connectPushService(app: Pick<TestApp, 'visitor' | 'settle'>) {
  const control = async (method: 'post' | 'put', body: unknown): Promise<unknown> => {
    const reply = await app.visitor()[method]('/__local/push', body);
    if (reply.status !== 200) throw new Error(`The control plane returned ${reply.status}: ${reply.text}`);
    return reply.body;
  };

  /** Subscribes like a browser, without telling the server. */
  async function createSubscription(browser: Browser): Promise<PushSubscriptionJson> {
    const { publicKey } = await browser.ask(push.getPushKey);
    return (await control('post', { applicationServerKey: publicKey })) as PushSubscriptionJson;
  }

  /** Returns the requests that arrived for a subscription, oldest first. */
  async function received({ endpoint }: { endpoint: string }): Promise<ReceivedPush[]> {
    await app.settle();
    const all = (await app.visitor().get('/__local/push')).body as ReceivedPush[];
    return all.filter((each) => each.endpoint === endpoint).reverse();
  }

  return {
    createSubscription,
    received,

    /** Turns push on in a browser. */
    turnOn: async (browser: Browser): Promise<PushSubscriptionJson> => {
      const subscription = await createSubscription(browser);
      await browser.ask(push.subscribeToPush, { body: subscription });
      // The owner's next tip is queued by an event.
      await app.settle();
      return subscription;
    },

    /** Returns the titles of the messages that a browser accepted, oldest first. */
    titles: async (subscription: { endpoint: string }): Promise<string[]> => {
      const accepted = (await received(subscription)).filter(({ status }) => status === 201);
      return accepted.map(({ message }) => (message as { title: string }).title);
    },

    /** Sets the status with which the push service answers messages for a subscription. */
    answerWith: ({ endpoint }: { endpoint: string }, status: number) => control('put', { endpoint, status }),
  };
}
