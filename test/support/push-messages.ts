import { ulid } from 'ulid';
import { afterEach, beforeEach } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { push } from '#shared/contract/push.ts';
import { connectTable, createFactories, type Owner, password } from '#test/support/factories.ts';
import type { Browser } from '#test/support/http.ts';
import { connectPushService } from '#test/support/push.ts';
import { startTestApp } from '#test/support/test-app.ts';

const minuteMs = 60_000;

/** Starts an app whose clock stands still in each test. Returns functions that send push messages to its owners. */
export async function startPushMessages() {
  const app = await startTestApp();
  await connectTable(app);
  const { transact } = await import('#functions/core/data/table.ts');
  const { sendPush } = await import('#functions/push/send-push.ts');
  beforeEach(() => app.clock.freeze());
  afterEach(() => app.clock.reset());

  /** Returns the instant in so many minutes. */
  const inMinutes = (minutes: number) => new Date(app.clock.now().getTime() + minutes * minuteMs);

  function createMessage({ user }: Owner, more: object = {}) {
    const content = {
      title: 'Rabies booster in an hour',
      body: 'With Dr. Reyes',
      path: '/calendar',
      tag: 'appointment-1',
    };
    return { ownerId: user.id, causeId: ulid(), ...content, expiresAt: inMinutes(60), ...more };
  }

  return {
    app,
    create: createFactories(app),
    ...connectPushService(app),
    inMinutes,
    createMessage,

    /** Sends a message to the browsers of an owner. */
    send: async (owner: Owner, more: object = {}): Promise<void> => {
      const writes = await sendPush(createMessage(owner, more));
      if (writes.length > 0) await transact(writes);
    },

    /** Signs an owner in in another browser. */
    signInAgain: async ({ email }: Owner): Promise<Browser> => {
      const browser = app.visitor();
      await browser.ask(account.login, { body: { email, password } });
      return browser;
    },

    list: (browser: Browser) => browser.ask(push.listPushSubscriptions),
  };
}
