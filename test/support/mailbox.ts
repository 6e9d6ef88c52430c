import { account } from '#shared/contract/account.ts';
import type { Owner } from '#test/support/factories.ts';
import type { Mail, TestApp } from '#test/support/test-app.ts';

/** The subjects of the emails that contain a link with a token. */
export const subjects = {
  verify: 'Confirm your email address',
  reset: 'Reset your password',
  export: 'Your Houndwell data is ready',
} as const;

/** Returns functions that read the emails that an app has sent. */
export function mailboxIn(app: TestApp) {
  /**
   * Reads the emails to an address with a subject, newest first. Waits until all pending events have been processed.
   */
  async function emailsTo(email: string, subject: string): Promise<Mail[]> {
    await app.settle();
    return (await app.mails()).filter((mail) => mail.to === email && mail.subject === subject);
  }

  /** Returns the token in the newest email of this kind. */
  async function readToken(email: string, kind: keyof typeof subjects): Promise<string> {
    const [newest] = await emailsTo(email, subjects[kind]);
    return /#token=([\w-]+)/.exec(newest?.text ?? '')?.[1] ?? 'no email was sent';
  }

  return {
    emailsTo,
    readToken,

    /** Requests a password reset and returns the token from the resulting email. */
    resetToken: async ({ email }: Pick<Owner, 'email'>): Promise<string> => {
      await app.visitor().ask(account.forgotPassword, { body: { email } });
      return readToken(email, 'reset');
    },
  };
}
