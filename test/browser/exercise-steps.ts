import type { Page } from '@playwright/test';
import { ownerAt } from './account-steps.ts';
import { expect } from './visit.ts';

export const biscuit = { name: 'Biscuit', breed: 'Golden Retriever', age: 3.5, weight: 64 };
export const olive = { name: 'Olive', breed: 'Siberian Husky', age: 5 };

/** Creates a record through the API. */
export async function created(page: Page, path: string, data: object): Promise<{ id: string }> {
  const reply = await page.request.post(path, { data, headers: { origin: new URL(page.url()).origin } });
  expect(reply.status()).toBe(201);
  return reply.json();
}

/** Signs up an owner with these dogs and opens a screen. Returns the IDs of the dogs. */
export async function ownerWith(page: Page, dogs: readonly object[], address: string): Promise<string[]> {
  await ownerAt(page, '/favicon.svg');
  const ids: string[] = [];
  for (const dog of dogs) ids.push((await created(page, '/api/dogs', dog)).id);
  await page.goto(address);
  return ids;
}
