import { expect, type Locator, type Page } from '@playwright/test';
import { rex } from '#test/support/factories.ts';
import { ownerAt } from './account-steps.ts';
import { ask } from './calendar-steps.ts';

/** A question that the care guide answers. */
export const guideQuestion = 'When should I call the vet?';

/** A question that may be about an emergency, and that the care guide answers. */
export const vagueQuestion = 'my dog is drooling a lot';

/** An emergency, as a worried owner types it. */
export const bloat = 'he keeps trying to throw up but nothing comes out, belly looks big';

/** Returns the assistant's panel. */
export function findPanel(page: Page): Locator {
  return page.getByRole('dialog', { name: '24/7 Care' });
}

/** Returns the field in which the owner types. */
export function findInput(page: Page): Locator {
  return page.getByLabel('Your message');
}

/** Returns the questions with their answers, newest first. */
export function findExchanges(page: Page): Locator {
  return page.getByRole('log').locator('.hw-care-exchange');
}

/** Returns the line below an answer from the care guide. */
export function findGuideAnswer(page: Page): Locator {
  return findExchanges(page).getByText(/^From our care guide: /);
}

/** Returns the group of emergency signs that the assistant asks about. */
export function findSigns(page: Page): Locator {
  return findPanel(page).getByRole('group', { name: 'Is any of this happening right now?' });
}

/** Returns the heading of the card that says to call a vet now. */
export function findCard(page: Page): Locator {
  return findPanel(page).getByRole('heading', { name: 'Call a vet now' });
}

/** Opens the panel with the paw button. */
export async function openAssistant(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the care assistant' }).click();
  await expect(findPanel(page)).toBeVisible();
}

/** Types a question and presses the Send button. */
export async function send(page: Page, text: string): Promise<void> {
  await findInput(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** Signs up an owner with these dogs, and opens the assistant on the home screen. */
export async function assistantOwner(page: Page, dogs: readonly object[] = [rex]): Promise<string> {
  const email = await ownerAt(page, '/favicon.svg');
  for (const dog of dogs) expect((await ask(page, 'POST', '/api/dogs', dog)).status()).toBe(201);
  await page.goto('/');
  await openAssistant(page);
  return email;
}
