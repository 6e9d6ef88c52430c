import { afterEach } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { tips } from '#shared/contract/tips.ts';
import { createFactories, type Owner, registration } from '#test/support/factories.ts';
import type { Browser } from '#test/support/http.ts';
import { startTestApp } from '#test/support/test-app.ts';

/** Starts an app. Returns functions that create owners and read their tips at certain times. */
export async function startTips() {
  const app = await startTestApp();
  afterEach(() => app.clock.reset());
  const list = (browser: Browser) => browser.ask(tips.listDailyTips);
  return {
    app,
    create: createFactories(app),

    /** Registers an owner in a time zone at an instant, and leaves the clock there. */
    registerAt: async (instant: string, timeZone: string): Promise<Owner> => {
      app.clock.freeze();
      app.clock.moveTo(new Date(instant));
      const browser = app.visitor();
      const form = { ...registration(), timeZone };
      const user = await browser.ask(account.register, { body: form });
      return { browser, email: form.email, user };
    },

    /** The browser of an owner who signs in again at an instant. Sessions end after a day. */
    visit: async ({ email }: Owner, instant: string): Promise<Browser> => {
      app.clock.moveTo(new Date(instant));
      const browser = app.visitor();
      await browser.ask(account.login, { body: { email, password: registration().password } });
      return browser;
    },

    list,
    dates: async (browser: Browser): Promise<string[]> => (await list(browser)).map(({ id }) => id),
  };
}
