import { type BrowserContext, type Cookie, expect, type Page } from '@playwright/test';
import { scriptHeader } from '#infra/local/control.ts';
import { allowConsoleLike } from '#test/browser/visit.ts';
import { withDecoded } from '#test/support/decoded.ts';

/** The password of the test owners. The list of common passwords does not contain it. */
export const password = 'kibble-at-seven';

/** The headers with which a test, unlike a page, may call `/__local`. */
export const asScript = { [scriptHeader]: '1' };

let count = 0;

/** Returns an email address that no other test uses. */
export function newEmail(): string {
  count += 1;
  return `ada.${process.pid}.${Date.now()}.${count}@example.com`;
}

/**
 * Returns the session cookie, if there is one. The other cookie, which recognizes the browser, stays after signing out.
 */
export async function sessionCookie(context: BrowserContext): Promise<Cookie | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'houndwell_session');
}

/**
 * Registers an owner in this page's browser, as the sign-up form would, and opens a URL. Returns the owner's email
 * address.
 */
export async function ownerAt(page: Page, address: string, email = newEmail()): Promise<string> {
  // Local storage needs a page of our origin. This file is the smallest one.
  await page.goto('/favicon.svg');
  const body = { name: 'Ada Lopez', email, password, timeZone: 'America/Chicago' };
  const headers = { origin: new URL(page.url()).origin };
  const reply = await page.request.post('/api/auth/register', { data: body, headers });
  expect(reply.status()).toBe(201);
  // Skips the welcome dialog and the quick-start guide, which would cover the page.
  await page.request.post('/api/auth/complete-first-login', { headers });
  await page.evaluate(() => localStorage.setItem('houndwell.quick_start_seen', 'true'));
  await page.goto(address);
  return email;
}

/** Signs in on the screen that the browser was redirected to. */
export async function signInAs(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((address) => address.pathname !== '/auth');
}

/** Returns the link in the owner's newest email with this subject, without the origin. */
export async function linkIn(page: Page, email: string, subject: string): Promise<string> {
  await page.request.post('/__local/settle', { headers: asScript });
  const mails = (await (await page.request.get('/__local/mail', { headers: asScript })).json()) as {
    to: string;
    subject: string;
    text: string;
  }[];
  const mail = mails.find(({ to, subject: about }) => to === email && about === subject);
  return /https?:\/\/[^/]+(\/\S*)/.exec(mail?.text ?? '')?.[1] ?? 'no such mail';
}

/** Repeats `send` until the server responds to its request with 429. */
export async function sendUntilRateLimited(page: Page, address: string, send: () => Promise<void>): Promise<void> {
  const readStatus = async () => {
    const answered = page.waitForResponse(address);
    await send();
    return (await answered).status();
  };
  await expect.poll(readStatus, { timeout: 60_000 }).toBe(429);
}

/** Removes from `complaints` the console errors that Chromium logs for responses with this status. */
export function allowConsole(complaints: string[], status: number): void {
  allowConsoleLike(complaints, new RegExp(`responded with a status of ${status}`));
}

/**
 * Removes from `complaints` the console errors that Chromium logs for failed connections, and our own message about the
 * session.
 */
export function allowOfflineConsole(complaints: string[]): void {
  allowConsoleLike(complaints, /net::ERR_|The session could not be checked/);
}

/**
 * Returns everything that a script can read, as it is and decoded: both storages, the URL, the history state, and the
 * cookies that are visible to scripts.
 */
export async function readable(page: Page): Promise<string> {
  return withDecoded(
    await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, document.cookie, history.state]),
    ),
  );
}
