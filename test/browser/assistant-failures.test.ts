import { allowConsole, allowOfflineConsole } from './account-steps.ts';
import {
  assistantOwner,
  bloat,
  findCard,
  findExchanges,
  findInput,
  findPanel,
  guideQuestion,
  openAssistant,
  send,
} from './assistant-steps.ts';
import { heldBack } from './layout-shift.ts';
import { allowConsoleLike, axeViolationsInBothThemes, expect, isTooWide, test } from './visit.ts';

const messages = '**/api/chat/messages';

test('an emergency shows its card before the server answers, and the stored card then replaces it', {
  tag: '@phone',
}, async ({ page }) => {
  await assistantOwner(page);
  const release = await heldBack(page, messages);
  await send(page, bloat);
  await expect(findCard(page)).toBeFocused({ timeout: 3000 });
  await expect(findInput(page)).toBeDisabled();
  await expect(findPanel(page).getByRole('alert').filter({ hasText: 'Call a vet now' })).toContainText(
    'Keep Rex calm and still',
  );
  await expect(findPanel(page).getByRole('group', { name: 'Category' })).toHaveCount(0);
  release();
  await expect(findInput(page)).toHaveValue('');
  await expect(findCard(page)).toBeFocused();
  await expect(findExchanges(page)).toHaveCount(1);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  await page.reload();
  await openAssistant(page);
  await expect(findCard(page)).toBeVisible();
  await expect(findPanel(page).getByRole('group', { name: 'Category' })).toBeVisible();
  expect((await (await page.request.get('/api/chat/quota')).json()).used).toBe(0);
});

test('an emergency shows its card offline, and is saved when it is sent again', async ({ page, complaints }) => {
  await assistantOwner(page);
  await page.context().setOffline(true);
  await send(page, bloat);
  await expect(findCard(page)).toBeFocused();
  await expect(findPanel(page).getByText(/^You're offline, so this question wasn't saved/)).toBeVisible();
  await expect(page.getByText('Failed to send message')).toHaveCount(0);
  await expect(findInput(page)).toHaveValue(bloat);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(findInput(page)).toHaveValue('');
  await expect(findExchanges(page)).toHaveCount(1);
  await expect(findPanel(page).getByText(/wasn't saved/)).toHaveCount(0);
  await expect(findCard(page)).toBeFocused();
  allowOfflineConsole(complaints);
});

test('an expired session does not redirect the owner away from an emergency card', async ({ page }) => {
  await assistantOwner(page);
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.removeItem('houndwell.return_to'));
  await send(page, bloat);
  await expect(findPanel(page).getByText(/^You're signed out, so this question wasn't saved/)).toBeVisible();
  await expect(findCard(page)).toBeVisible();
  // The app sets this entry before every redirect to sign-in.
  expect(await page.evaluate(() => sessionStorage.getItem('houndwell.return_to'))).toBeNull();
});

test('an emergency shows its card when the API returns an error', { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
  await assistantOwner(page);
  await page.route(messages, (route) =>
    route.fulfill({ status: 429, json: { code: 'rateLimited', message: 'Wait.' } }),
  );
  await send(page, 'my dog ate a bar of dark chocolate');
  await expect(findCard(page)).toBeFocused();
  await expect(findPanel(page).getByText(/^This question wasn't saved/)).toBeVisible();
  allowConsole(complaints, 429);
});

test('a question that failed to send stays in the input, and sending it again does not ask it twice', async ({
  page,
  hasTouch,
  complaints,
}) => {
  await assistantOwner(page);
  const keys: (string | undefined)[] = [];
  await page.route(messages, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The server answers, but the response is lost.
    if (keys.length === 1) await route.fetch();
    await (keys.length === 1 ? route.fulfill({ status: 503 }) : route.continue());
  });
  await findInput(page).fill(guideQuestion);
  await findInput(page).press('Enter');
  await expect(page.getByRole('alert').getByText('Error', { exact: true })).toBeVisible();
  await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible();
  await expect(findInput(page)).toHaveValue(guideQuestion);
  // On a phone, the input does not get the focus, because the on-screen keyboard would open.
  if (!hasTouch) await expect(findInput(page)).toBeFocused();
  await findInput(page).press('Enter');
  await expect(findInput(page)).toHaveValue('');
  await expect(findExchanges(page)).toHaveCount(1);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect((await (await page.request.get('/api/chat/quota')).json()).used).toBe(1);
  allowConsoleLike(complaints, /503/);
});

test('the error of an earlier question does not cover the card of an emergency', {
  tag: ['@phone', '@exhaustive'],
}, async ({ page, complaints }) => {
  await assistantOwner(page);
  await page.route(messages, (route) => route.fulfill({ status: 503 }));
  await send(page, guideQuestion);
  await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible();
  await send(page, bloat);
  await expect(findCard(page)).toBeFocused();
  await expect(page.locator('.hw-toast')).toHaveCount(0);
  await expect(findPanel(page).getByText(/^This question wasn't saved/)).toBeVisible();
  await expect(page.locator('.hw-toast')).toHaveCount(0);
  allowConsoleLike(complaints, /503/);
});

test('a new question can be asked even if earlier questions fail to load', { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
  let fails = true;
  await page.route(`${messages}?*`, (route) => (fails ? route.abort() : route.continue()));
  await assistantOwner(page);
  await expect(findPanel(page).getByText("Your earlier questions didn't load.")).toBeVisible();
  fails = false;
  await send(page, guideQuestion);
  await expect(findExchanges(page)).toHaveCount(1);
  await expect(findPanel(page).getByText("Your earlier questions didn't load.")).toHaveCount(0);
  allowOfflineConsole(complaints);
});
