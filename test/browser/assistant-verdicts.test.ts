import type { Page } from '@playwright/test';
import { allowConsole, allowOfflineConsole } from './account-steps.ts';
import {
  assistantOwner,
  bloat,
  findCard,
  findExchanges,
  findGuideAnswer,
  findInput,
  findPanel,
  findSigns,
  openAssistant,
  send,
  vagueQuestion,
} from './assistant-steps.ts';
import { stubAnswers } from './verdict-steps.ts';
import { axeViolationsInBothThemes, expect, isTooWide, test } from './visit.ts';

const seizure = 'he is having a seizure';

function findDismiss(page: Page) {
  return findPanel(page).getByRole('button', { name: "It's not happening now: answer my question" });
}

function findClosedCard(page: Page) {
  return findPanel(page).getByRole('button', { name: 'Call a vet now' });
}

test('each sign above an answer about a possible emergency opens its card by keyboard, even offline', {
  tag: '@phone',
}, async ({ page, complaints }) => {
  await assistantOwner(page);
  await send(page, vagueQuestion);
  await expect(findGuideAnswer(page)).toBeVisible();
  await expect(findSigns(page)).toMatchAriaSnapshot(`
    - group "Is any of this happening right now?":
      - heading "Is any of this happening right now?" [level=3]
      - button "Trouble breathing"
      - button "Collapse"
      - button "Seizure"
      - button "Bleeding"
      - button "Swollen belly"
      - button "Swallowed something"
      - button "Can't pee"
  `);
  await expect(findSigns(page).getByRole('link')).toHaveCount(0);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);

  await page.context().setOffline(true);
  await findSigns(page).getByRole('button', { name: 'Trouble breathing' }).focus();
  for (const sign of ['Collapse', 'Seizure']) {
    await page.keyboard.press('Tab');
    await expect(findSigns(page).getByRole('button', { name: sign, pressed: false })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(findCard(page)).toBeFocused();
  await expect(findPanel(page).getByRole('article', { name: 'Call a vet now' })).toContainText('Rex');
  const chosen = findSigns(page).getByRole('button', { name: 'Seizure' });
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await expect(findCard(page)).toBeInViewport();
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);

  await findSigns(page).getByRole('button', { name: 'Swollen belly' }).press('Space');
  await expect(findCard(page)).toBeFocused();
  await expect(findPanel(page).getByText(/twisted stomach/)).toBeVisible();
  await expect(chosen).toHaveAttribute('aria-pressed', 'false');
  // The answer stays below the card, so the card does not offer to answer the question.
  await expect(findDismiss(page)).toHaveCount(0);
  await expect(findGuideAnswer(page)).toBeVisible();
  await findSigns(page).getByRole('button', { name: 'Swollen belly' }).press('Space');
  await expect(findCard(page)).toHaveCount(0);
  allowOfflineConsole(complaints);
});

test('offline, the signs of a possible emergency come with a link to emergency help', { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
  await assistantOwner(page);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await send(page, vagueQuestion);
  await expect(findPanel(page).getByText(/^You're offline, so we couldn't answer/)).toBeVisible();
  await expect(findSigns(page).getByRole('link', { name: 'Get emergency help' })).toHaveAttribute('href', '/emergency');
  await expect(page.getByText('Failed to send message')).toHaveCount(0);
  await expect(findInput(page)).toHaveValue(vagueQuestion);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  await findSigns(page).getByRole('button', { name: 'Collapse' }).click();
  await expect(findCard(page)).toBeFocused();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(findExchanges(page)).toHaveCount(1);
  await expect(findGuideAnswer(page)).toBeVisible();
  await expect(findSigns(page)).toBeVisible();
  allowOfflineConsole(complaints);
});

test('if a possible emergency gets no answer, the signs and emergency help come before the plans', {
  tag: '@phone',
}, async ({ page }) => {
  await assistantOwner(page);
  const resetsAt = new Date(Date.now() + 24 * 3600 * 1000).toISOString();
  // The real assistant always answers with text, but its contract allows an empty answer.
  const api = await stubAnswers(page, { unsure: true, response: '', sources: [] });
  api.quota = { used: 7, limit: 7, per: 'week', resetsAt };
  await send(page, vagueQuestion);
  await expect(findSigns(page).getByRole('link', { name: 'Get emergency help' })).toBeVisible();
  await expect(findExchanges(page).getByText(/^This question wasn't answered/)).toBeVisible();
  await expect(findPanel(page).getByText("You've used all 7 questions for this week")).toBeVisible();
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  await findSigns(page).getByRole('button', { name: "Can't pee" }).click();
  await expect(findCard(page)).toBeFocused();
  await findSigns(page).getByRole('link', { name: 'Get emergency help' }).click();
  await expect(page).toHaveURL(/\/emergency$/);
});

test('dismissing an emergency shows the answer in its place, and closes its card', { tag: '@phone' }, async ({
  page,
}) => {
  await assistantOwner(page);
  const api = await stubAnswers(page);
  await send(page, seizure);
  await expect(findInput(page)).toHaveValue('');
  const held = Promise.withResolvers<void>();
  api.held = held.promise;
  await findDismiss(page).focus();
  await page.keyboard.press('Enter');
  const busy = findPanel(page).getByRole('button', { name: 'Looking for an answer...' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await expect(busy).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(findPanel(page).getByRole('status').first()).toHaveText('Looking for an answer...');
  await expect(findCard(page)).toBeVisible();
  held.resolve();

  await expect(findGuideAnswer(page)).toBeVisible();
  await expect(findPanel(page).getByRole('status').first()).toContainText('When to call your vet about Rex');
  await expect(findExchanges(page)).toHaveCount(1);
  await expect(findCard(page)).toHaveCount(0);
  await expect(findPanel(page).getByRole('group', { name: 'Category' })).toBeVisible();
  expect(api.sent.map(({ message, notHappening }) => [message, notHappening])).toEqual([
    [seizure, undefined],
    [seizure, true],
  ]);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);

  await page.reload();
  await openAssistant(page);
  await expect(findExchanges(page)).toHaveCount(1);
  await findClosedCard(page).press('Enter');
  await expect(findCard(page)).toBeFocused();
  await expect(findDismiss(page)).toHaveCount(0);
  await expect(findGuideAnswer(page)).toBeVisible();
});

test('a card to see a vet today can also be dismissed to get an answer', { tag: '@exhaustive' }, async ({ page }) => {
  await assistantOwner(page);
  await send(page, 'he had a seizure yesterday, he is fine now');
  await expect(findPanel(page).getByRole('heading', { name: 'See a vet today' })).toBeFocused();
  await expect(findInput(page)).toHaveValue('');
  await findDismiss(page).click();
  await expect(findGuideAnswer(page)).toBeVisible();
  await expect(findPanel(page).getByRole('button', { name: 'See a vet today' })).toBeVisible();
});

test('a failure to answer is shown on the card, which stays open', { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
  await assistantOwner(page);
  const api = await stubAnswers(page, 'real', 429);
  await send(page, seizure);
  await expect(findInput(page)).toHaveValue('');
  await findDismiss(page).click();
  const reason = findPanel(page)
    .getByRole('status')
    .filter({ hasText: /^We couldn't answer your question/ });
  await expect(reason).toBeVisible();
  await expect(findCard(page)).toBeVisible();
  await expect(findDismiss(page)).toBeEnabled();
  await expect(page.getByText('Failed to send message')).toHaveCount(0);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  await findDismiss(page).click();
  await expect(findGuideAnswer(page)).toBeVisible();
  expect(api.sent).toHaveLength(3);
  allowConsole(complaints, 429);
});

test('a later answer reminds the owner of an emergency, and can show its card again', { tag: '@phone' }, async ({
  page,
}) => {
  await assistantOwner(page);
  await send(page, bloat);
  await expect(findInput(page)).toHaveValue('');
  await send(page, 'how often should I brush him?');
  const newest = findExchanges(page).first();
  await expect(newest.getByText("You described an emergency earlier. Call a vet if you haven't.")).toBeVisible();
  await expect(findCard(page)).toHaveCount(0);
  await expect(findClosedCard(page)).toBeVisible();
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  for (const key of ['Enter', 'Space']) {
    await newest.getByRole('button', { name: 'Show the card' }).press(key);
    await expect(findCard(page)).toBeFocused();
    await expect(findCard(page)).toBeInViewport();
  }
});

test('a guide answer suggests articles, and small talk has no source', { tag: '@phone' }, async ({ page }) => {
  await assistantOwner(page);
  for (const text of ['why does he eat grass?', 'how do I file my taxes', 'thanks']) {
    await send(page, text);
    await expect(findInput(page)).toHaveValue('');
  }
  await expect(findExchanges(page)).toHaveCount(3);
  await expect(findExchanges(page).first()).toContainText('Give Rex a scratch');
  await expect(findExchanges(page).first()).not.toContainText('care guide');
  await expect(findExchanges(page).nth(1)).toContainText("this question doesn't count");
  const meant = findExchanges(page).nth(1).getByRole('group', { name: 'Did you mean' });
  await expect(meant.getByRole('link')).toHaveCount(3);
  const more = findExchanges(page).nth(2).getByRole('group', { name: 'More about this' });
  await expect(more.getByRole('link')).toHaveCount(2);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  const title = await more.getByRole('link').first().innerText();
  await more.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(findPanel(page)).toHaveCount(0);
});

test('a suggestion without a valid link is left out', { tag: '@exhaustive' }, async ({ page }) => {
  await assistantOwner(page);
  const suggestions = [
    { title: 'Why dogs eat grass', url: '/guide/eating-grass' },
    { title: 'Not a link', url: 'javascript:alert(1)' },
  ];
  await stubAnswers(page, { suggestions });
  await send(page, vagueQuestion);
  const more = findExchanges(page).getByRole('group', { name: 'More about this' });
  await expect(more.getByRole('link')).toHaveText(['Why dogs eat grass']);
  await expect(more.getByText('Not a link')).toHaveCount(0);
});
