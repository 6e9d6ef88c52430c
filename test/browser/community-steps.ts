import { expect, type Locator, type Page } from '@playwright/test';
import { newEmail } from './account-steps.ts';
import { ask } from './calendar-steps.ts';

/** An author who signs up in a browser of their own. */
export async function registerAuthor(page: Page, name: string): Promise<void> {
  await page.goto('/favicon.svg');
  const body = { name, email: newEmail(), password: 'kibble-at-seven', timeZone: 'America/Chicago' };
  expect((await ask(page, 'POST', '/api/auth/register', body)).status()).toBe(201);
  await ask(page, 'POST', '/api/auth/complete-first-login');
  await page.evaluate(() => localStorage.setItem('houndwell.quick_start_seen', 'true'));
}

interface Posted {
  id: string;
  userId: string;
  updatedAt: string;
}

/** Adds a post through the API. */
export async function addPost(page: Page, post: object): Promise<Posted> {
  const reply = await ask(page, 'POST', '/api/forum/posts', { content: 'A short text.', ...post });
  expect(reply.status()).toBe(201);
  return reply.json();
}

/** Adds a comment through the API. */
export async function addComment(page: Page, { id }: Pick<Posted, 'id'>, content: string): Promise<Posted> {
  const reply = await ask(page, 'POST', `/api/forum/posts/${id}/comments`, { content });
  expect(reply.status()).toBe(201);
  return reply.json();
}

/** Returns the card of a post. */
export function findPost(page: Page, title: string): Locator {
  return page.getByRole('article', { name: title, exact: true });
}

/** Opens the menu of a post or comment and chooses an item. */
export async function choose(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Returns a title that no other test uses. */
export function newTitle(about: string): string {
  return `${about} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
}
