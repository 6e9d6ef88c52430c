import type { Page } from '@playwright/test';
import { account } from '#shared/contract/account.ts';
import { forum } from '#shared/contract/forum.ts';
import { newEmail, password } from '#test/support/factories.ts';
import { Browser } from '#test/support/http.ts';
import { asScript } from './account-steps.ts';
import { test } from './visit.ts';

let count = 0;

/** Registers an owner who uses the API only. Their name is unique, so that a test finds what they wrote. */
export async function newOwner(): Promise<{ browser: Browser; email: string; name: string }> {
  const { parallelIndex } = test.info();
  count += 1;
  const browser = new Browser(process.env.HOUNDWELL_URL ?? '', `127.60.${parallelIndex}.${count % 250}`);
  const email = newEmail(`mod.${parallelIndex}.${Date.now()}`);
  const firstName = `Vic${Date.now().toString(36)}${count}`;
  await browser.ask(account.register, {
    body: { name: `${firstName} Stone`, email, password, timeZone: 'America/Chicago' },
  });
  return { browser, email, name: `${firstName} S.` };
}

/** Makes an owner a moderator. Roles are read at sign-in. */
export async function makeModerator(email: string): Promise<void> {
  const { origin } = new URL(process.env.HOUNDWELL_URL ?? '');
  const headers = { ...asScript, 'content-type': 'application/json' };
  await fetch(`${origin}/__local/roles`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, role: 'moderators' }),
  });
}

/** Registers a moderator who uses the API only. */
export async function newModerator(): Promise<Browser> {
  const { browser, email } = await newOwner();
  await makeModerator(email);
  await browser.ask(account.login, { body: { email, password } });
  return browser;
}

/** Adds a post with a report by another owner. Returns the ID of the post. */
export async function addReportedPost(author: Browser, title: string): Promise<string> {
  const { id } = await author.ask(forum.createPost, { body: { title, content: 'Write me for the price.' } });
  const { browser } = await newOwner();
  await browser.ask(forum.reportPost, { params: { id }, body: { reason: 'Spam or advertising' } });
  return id;
}

/** Signs a registered owner in as a moderator in the page's browser. */
export async function signInAsModerator(page: Page, email: string): Promise<void> {
  await makeModerator(email);
  const headers = { origin: new URL(process.env.HOUNDWELL_URL ?? '').origin };
  await page.request.post('/api/auth/login', { data: { email, password }, headers });
}
