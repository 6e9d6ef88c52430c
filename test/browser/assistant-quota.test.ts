import { allowConsole, asScript, newEmail, password } from './account-steps.ts';
import {
  bloat,
  findCard,
  findExchanges,
  findInput,
  findPanel,
  findSigns,
  guideQuestion,
  openAssistant,
  send,
  vagueQuestion,
} from './assistant-steps.ts';
import { ownApp } from './own-app.ts';
import { axeViolationsInBothThemes, expect, isTooWide, test } from './visit.ts';

// A separate app, because moving the clock affects every test of a runtime.
const houndwell = ownApp();

const day = 24 * 3600 * 1000;

test('on Free, three questions a day are answered, and emergencies and possible emergencies always', {
  tag: '@phone',
}, async ({ page, complaints }) => {
  const headers = { origin: houndwell.url };
  const at = (path: string) => `${houndwell.url}${path}`;
  const email = newEmail();
  const data = { name: 'Ada Lopez', email, password, timeZone: 'America/Chicago' };
  await page.request.post(at('/api/auth/register'), { data, headers });
  const signIn = { email, password, rememberMe: true };
  await page.request.post(at('/api/auth/login'), { data: signIn, headers });
  await page.request.post(at('/api/auth/complete-first-login'), { headers });
  const afterTrial = { now: new Date(Date.now() + 7 * day + 60_000).toISOString() };
  await page.request.put(at('/__local/clock'), { headers: asScript, data: afterTrial });
  expect((await page.request.post(at('/api/subscription'), { data: { plan: 'free' }, headers })).status()).toBe(200);

  await page.goto(at('/'));
  await openAssistant(page);
  const panel = findPanel(page);
  for (const left of ['3', '2', '1']) {
    await expect(panel.getByText(`${left} of 3 left today`)).toBeVisible();
    await send(page, guideQuestion);
    await expect(findInput(page)).toHaveValue('');
  }
  await expect(findExchanges(page)).toHaveCount(3);
  await expect(panel.getByText("You've used all 3 questions for today")).toBeVisible();
  await expect(panel.getByText(/^You get 3 new ones tomorrow, /)).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/pricing');
  await expect(panel.getByRole('link', { name: 'Search the care guide' })).toHaveAttribute('href', '/guide');
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);

  await send(page, guideQuestion);
  await expect(panel.getByText(/^Your question wasn't sent\./)).toBeVisible();
  await expect(findInput(page)).toHaveValue(guideQuestion);
  await expect(findExchanges(page)).toHaveCount(3);
  await send(page, vagueQuestion);
  await expect(findExchanges(page)).toHaveCount(4);
  await expect(
    findExchanges(page)
      .first()
      .getByText(/^From our care guide/),
  ).toBeVisible();
  await expect(findSigns(page).getByRole('link', { name: 'Get emergency help' })).toHaveAttribute('href', '/emergency');
  await expect(panel.getByText("You've used all 3 questions for today")).toBeVisible();
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  await send(page, bloat);
  await expect(findCard(page)).toBeFocused();
  await expect(findInput(page)).toHaveValue('');
  await expect(findExchanges(page)).toHaveCount(5);
  allowConsole(complaints, 429);
});
