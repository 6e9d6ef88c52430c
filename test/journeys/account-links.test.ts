import { describe, expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { createFactories, newEmail, type Owner, password } from '#test/support/factories.ts';
import { mailboxIn, subjects } from '#test/support/mailbox.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
app.clock.freeze();
const create = createFactories(app);
const { emailsTo, readToken, resetToken } = mailboxIn(app);
const fresh = 'a-new-bone-9';
const linkInvalid = { code: 'linkInvalid' };

async function isVerified({ browser }: Owner): Promise<boolean> {
  return (await browser.ask(account.getUser)).emailVerified;
}

function canSignIn(email: string, word: string): Promise<boolean> {
  return app
    .visitor()
    .post('/api/auth/login', { email, password: word })
    .then(({ status }) => status === 200);
}

describe('an invalid link', () => {
  test('gets the same response, whatever the reason', async () => {
    const owner = await create.owner();
    const verify = await readToken(owner.email, 'verify');
    const reset = await resetToken(owner);
    const altered = `${reset.startsWith('A') ? 'B' : 'A'}${reset.slice(1)}`;
    const replies = [];
    for (const token of [altered, reset.slice(0, -1), verify, 'x'.repeat(43), '#', '../../etc'])
      replies.push(await app.visitor().post('/api/auth/reset-password', { token, password: fresh }));
    replies.push(await app.visitor().post('/api/auth/verify-email', { token: reset }));
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(replies[0]?.body).toMatchObject(linkInvalid);
    expect(await isVerified(owner)).toBe(false);
    expect(await canSignIn(owner.email, password)).toBe(true);
  });

  test('is rejected at its field if the token is malformed', async () => {
    for (const token of ['', 'x'.repeat(201), 7, null]) {
      const reply = await app.visitor().post('/api/auth/verify-email', { token });
      expect([reply.status, reply.body]).toEqual([
        400,
        expect.objectContaining({ fields: { token: 'This link is incomplete' } }),
      ]);
    }
  });
});

describe('requesting a new password', () => {
  test('answers a known and an unknown email alike and emails only the known one', async () => {
    const owner = await create.owner();
    const unknown = newEmail('nobody');
    const [known, none] = [
      await app.visitor().post('/api/auth/forgot-password', { email: owner.email }),
      await app.visitor().post('/api/auth/forgot-password', { email: unknown }),
    ];
    expect([none.status, none.text]).toEqual([known.status, known.text]);
    expect(Object.keys(none.headers).sort()).toEqual(Object.keys(known.headers).sort());
    expect(await emailsTo(owner.email, subjects.reset)).toHaveLength(1);
    expect((await app.mails()).filter(({ to }) => to === unknown)).toEqual([]);
  });

  test('limits a known and an unknown email alike, after three requests', async () => {
    const owner = await create.owner();
    const ask = (email: string) => app.visitor().post('/api/auth/forgot-password', { email });
    const series = async (email: string) => {
      const replies = [await ask(email), await ask(email), await ask(email), await ask(email)];
      return replies.map(({ status, text, headers }) => `${status} ${headers['retry-after']} ${text}`);
    };
    const known = await series(owner.email);
    expect(await series(newEmail('nobody'))).toEqual(known);
    expect(known[3]).toMatch(/^429 600 /);
    expect(await emailsTo(owner.email, subjects.reset)).toHaveLength(3);
  });

  test('finds the account regardless of case and surrounding spaces in the email', async () => {
    const owner = await create.owner();
    await app.visitor().ask(account.forgotPassword, { body: { email: `  ${owner.email.toUpperCase()} ` } });
    expect(await emailsTo(owner.email, subjects.reset)).toHaveLength(1);
  });
});

test('an emailed link has its token in the fragment', async () => {
  const owner = await create.owner();
  await resetToken(owner);
  for (const mail of (await app.mails()).filter(({ to }) => to === owner.email)) {
    for (const form of [mail.text, mail.html]) {
      expect(form).not.toMatch(/\?token=/);
      expect(form).toContain(app.siteOrigin);
    }
  }
});
