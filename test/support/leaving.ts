import { account } from '#shared/contract/account.ts';
import { leaving } from '#shared/contract/leaving.ts';
import type { Owner } from '#test/support/factories.ts';
import { mailboxIn } from '#test/support/mailbox.ts';
import type { TestApp } from '#test/support/test-app.ts';

/** Returns functions for owners who take their data with them. */
export function exportsIn(app: TestApp) {
  const { readToken } = mailboxIn(app);

  return {
    /** Confirms the email address of an owner, unless it is confirmed. */
    verify: async ({ browser, email }: Owner): Promise<void> => {
      const { emailVerified } = await browser.ask(account.getUser);
      if (emailVerified) return;
      await app.visitor().ask(account.verifyEmail, { body: { token: await readToken(email, 'verify') } });
    },

    /** Makes an export, and returns the token of the link in the email. */
    exportToken: async ({ browser, email }: Owner): Promise<string> => {
      await browser.ask(leaving.startExport);
      return readToken(email, 'export');
    },

    /** Downloads an export with the token of the link, without a session. */
    download: async (token: string): Promise<Buffer> => {
      const { url } = await app.visitor().ask(leaving.downloadExport, { body: { token } });
      return Buffer.from(await (await fetch(url)).arrayBuffer());
    },
  };
}
