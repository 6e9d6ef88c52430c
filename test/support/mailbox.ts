import { account } from '#shared/contract/account.ts';
import type { Owner } from '#test/support/factories.ts';
import type { Mail, TestApp } from '#test/support/test-app.ts';

/** What the letters with a link are about. */
export const subjects = { verify: 'Please confirm your email address', reset: 'Set a new password' } as const;

/** The mailboxes of a app's owners. */
export function mailboxIn(app: TestApp) {
  /** Letters of this subject to this owner, newest first, once all that is under way has come. */
  async function letters(email: string, subject: string): Promise<Mail[]> {
    await app.settle();
    return (await app.mails()).filter((mail) => mail.to === email && mail.subject === subject);
  }

  /** The token of the newest letter of this kind. */
  async function tokenOf(email: string, kind: keyof typeof subjects): Promise<string> {
    const [newest] = await letters(email, subjects[kind]);
    return /#token=([\w-]+)/.exec(newest?.text ?? '')?.[1] ?? 'no letter came';
  }

  return {
    letters,
    tokenOf,

    /** Asks for a new password and reads the token that was mailed. */
    resetToken: async ({ email }: Pick<Owner, 'email'>): Promise<string> => {
      await app.visitor().ask(account.forgotPassword, { body: { email } });
      return tokenOf(email, 'reset');
    },
  };
}
