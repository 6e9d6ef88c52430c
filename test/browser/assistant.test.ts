import { signInAs } from './account-steps.ts';
import {
  assistantOwner,
  findExchanges,
  findInput,
  findPanel,
  guideQuestion,
  openAssistant,
  send,
} from './assistant-steps.ts';
import { ask } from './calendar-steps.ts';
import { heldBack } from './layout-shift.ts';
import { axeViolations, axeViolationsInBothThemes, expect, isTooWide, test } from './visit.ts';

test('the assistant answers a question with its source, and still shows it after a reload', { tag: '@phone' }, async ({
  page,
}) => {
  await assistantOwner(page);
  const panel = findPanel(page);
  await expect(panel.getByText('Asking about Rex, Beagle, 24.5 lbs')).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Sample questions' }).getByRole('button')).toHaveCount(5);
  await expect(panel.getByText(/doesn't replace your vet/)).toBeVisible();
  await expect(panel.getByText('Fair use: up to 200 questions a day')).toBeVisible();
  expect(await axeViolationsInBothThemes(page)).toEqual([]);

  await panel.getByRole('button', { name: 'Health' }).click();
  await send(page, guideQuestion);
  const newest = findExchanges(page).first();
  await expect(newest).toContainText(guideQuestion);
  await expect(newest.getByText(/^From our care guide: .+ \([A-Z].+\)$/)).toBeVisible();
  await expect(newest.getByRole('link').first()).toHaveAttribute('href', /^\/guide\/[\w-]+$/);
  await expect(panel.getByRole('status').first()).toContainText('When to call your vet about Rex');
  await expect(findInput(page)).toHaveValue('');
  await expect(findInput(page)).toBeEnabled();
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open the care assistant' })).toBeFocused();
  await page.reload();
  await openAssistant(page);
  await expect(findExchanges(page)).toHaveCount(1);
  await expect(panel.getByRole('region', { name: 'Sample questions' })).toHaveCount(0);
});

test('a question appears immediately, with a typing indicator until its answer arrives', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await assistantOwner(page);
  const release = await heldBack(page, '**/api/chat/messages');
  await send(page, guideQuestion);
  await expect(findExchanges(page)).toContainText(guideQuestion);
  await expect(findExchanges(page).getByText('Looking for an answer...')).toBeVisible();
  release();
  await expect(findExchanges(page).getByText(/^From our care guide/)).toBeVisible();
  await expect(findExchanges(page).getByText('Looking for an answer...')).toHaveCount(0);
});

test('a question from another device appears within an hour', { tag: '@exhaustive' }, async ({ page }) => {
  await page.clock.install();
  await assistantOwner(page);
  await expect(findPanel(page).getByText('Fair use')).toBeVisible();
  const question = { message: guideQuestion, category: 'general' };
  expect((await ask(page, 'POST', '/api/chat/messages', question)).status()).toBe(200);
  await expect(findExchanges(page)).toHaveCount(0);
  await page.clock.fastForward(60 * 60_000 + 1000);
  await expect(findExchanges(page)).toHaveCount(1);
});

test('a follow-up is answered about the subject of the previous question', { tag: '@exhaustive' }, async ({ page }) => {
  await assistantOwner(page);
  await send(page, "How do I brush my dog's teeth?");
  const link = findExchanges(page).getByRole('link').first();
  await expect(link).toBeVisible();
  const article = await link.getAttribute('href');
  await send(page, 'and how often?');
  await expect(findExchanges(page)).toHaveCount(2);
  const newest = findExchanges(page).first();
  await expect(newest).toContainText('and how often?');
  await expect(newest.getByRole('link').first()).toHaveAttribute('href', article ?? '');
});

test('Enter sends, Shift+Enter starts a new line, and blank text is not sent', { tag: '@exhaustive' }, async ({
  page,
  hasTouch,
}) => {
  await assistantOwner(page);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.postDataJSON().message));
  // On a phone, the input does not get the focus, because the on-screen keyboard would cover the answer.
  if (hasTouch) await findInput(page).focus();
  else await expect(findInput(page)).toBeFocused();
  const low = (await findInput(page).boundingBox())?.height ?? 0;
  await page.keyboard.type('  ');
  await page.keyboard.press('Enter');
  await page.keyboard.type('When should I');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('call the vet? ');
  expect((await findInput(page).boundingBox())?.height).toBeGreaterThan(low);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(findExchanges(page).getByText(/^From our care guide/)).toBeVisible();
  await expect(findExchanges(page)).toHaveCount(1);
  await (hasTouch ? expect(findPanel(page)).toBeFocused() : expect(findInput(page)).toBeFocused());
  await expect(findInput(page)).toHaveValue('');
  expect(sent).toEqual(['When should I\ncall the vet?']);
});

test('an input that is too long is marked, and not sent', { tag: ['@phone', '@exhaustive'] }, async ({ page }) => {
  await assistantOwner(page);
  await findInput(page).fill('why '.repeat(475));
  await expect(findPanel(page).getByText('101 characters left')).toBeVisible();
  await send(page, 'why '.repeat(501));
  await expect(findPanel(page).getByText('Please keep this to 2000 characters')).toBeVisible();
  await expect(findInput(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(findExchanges(page)).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
});

test('a sample question fills the input, with its category', { tag: ['@phone', '@exhaustive'] }, async ({ page }) => {
  await assistantOwner(page);
  const panel = findPanel(page);
  await panel.getByRole('button', { name: 'How much should I feed Rex?' }).click();
  await expect(findInput(page)).toHaveValue('How much should I feed Rex?');
  await expect(panel.getByRole('button', { name: 'Nutrition' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(findExchanges(page)).toHaveCount(1);
  await panel.getByRole('button', { name: 'Sample questions' }).click();
  await expect(panel.getByRole('region', { name: 'Sample questions' }).getByRole('button')).toHaveCount(5);
});

test('a draft stays when the panel is closed, after a reload, and after signing in again', async ({ page }) => {
  const email = await assistantOwner(page);
  await findInput(page).fill(guideQuestion);
  await page.keyboard.press('Escape');
  await openAssistant(page);
  await expect(findInput(page)).toHaveValue(guideQuestion);
  await page.reload();
  await openAssistant(page);
  await expect(findInput(page)).toHaveValue(guideQuestion);
  await page.context().clearCookies();
  await findInput(page).press('Enter');
  // Checks both texts at once, because the redirect follows soon.
  const signedOut = /Unauthorized.*You are logged out\. Logging in again\.\.\./;
  await expect(page.getByRole('alert').filter({ hasText: signedOut })).toBeVisible();
  await signInAs(page, email);
  await openAssistant(page);
  await expect(findInput(page)).toHaveValue(guideQuestion);
  await findInput(page).press('Enter');
  await expect(findExchanges(page)).toHaveCount(1);
});

test('with two dogs, the owner chooses which one a question is about', { tag: '@phone' }, async ({ page }) => {
  const dogs = [
    { name: 'Rex', breed: 'Beagle', age: 3.5, weight: 24.5 },
    { name: 'Olive', breed: 'Pug', age: 9 },
  ];
  await assistantOwner(page, dogs);
  const panel = findPanel(page);
  const choice = panel.getByLabel('Asking about');
  await expect(choice.getByRole('option', { selected: true })).toHaveText('Rex, Beagle, 24.5 lbs');
  await choice.selectOption('Olive, Pug');
  await expect(findInput(page)).toHaveAttribute('placeholder', 'Ask about Olive');
  await expect(panel.getByRole('button', { name: 'Does Olive need senior food?' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await send(page, guideQuestion);
  await expect(findExchanges(page).getByText(/^Olive, /)).toBeVisible();
  const { id } = (await (await page.request.get('/api/dogs')).json())[1];
  // The question is shown before it is answered and stored, so the stored one is polled.
  const askedAbout = async () => (await (await page.request.get('/api/chat/messages')).json())[0]?.dogId;
  await expect.poll(askedAbout).toBe(id);
});

test('older questions load on demand, and stay when a new one is asked', { tag: '@exhaustive' }, async ({ page }) => {
  await assistantOwner(page, []);
  for (let count = 1; count <= 12; count += 1) {
    const reply = await ask(page, 'POST', '/api/chat/messages', { message: `Question ${count}?`, category: 'general' });
    expect(reply.status()).toBe(200);
  }
  await page.reload();
  await openAssistant(page);
  await expect(findExchanges(page)).toHaveCount(10);
  await findPanel(page).getByRole('button', { name: 'Load more' }).click();
  await expect(findExchanges(page)).toHaveCount(12);
  await expect(findPanel(page).getByRole('button', { name: 'Load more' })).toHaveCount(0);
  await send(page, 'Question 13?');
  await expect(findExchanges(page)).toHaveCount(13);
  await expect(findExchanges(page).first()).toContainText('Question 13?');
  await expect(findExchanges(page).last()).toContainText('Question 1?');
});

test('a proposed action opens its form filled in, but only when it is selected', async ({ page }) => {
  await assistantOwner(page);
  const [dog] = await (await page.request.get('/api/dogs')).json();
  await page.route('**/api/chat/messages?*', async (route) => {
    const response = await route.fetch();
    const messages = await response.json();
    for (const message of messages) message.actions = [{ kind: 'bookVisit', dogId: dog.id, title: 'Ear & skin check' }];
    await route.fulfill({ response, json: messages });
  });
  await send(page, guideQuestion);
  await expect(findExchanges(page).getByRole('heading', { name: 'Book a vet visit' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await findExchanges(page).getByRole('link', { name: 'Open calendar' }).click();
  await expect(findPanel(page)).toHaveCount(0);
  const form = page.getByRole('dialog', { name: 'Schedule Appointment' });
  await expect(form.getByLabel('Title')).toHaveValue('Ear & skin check');
  await expect(form.getByLabel('Dog', { exact: true })).toHaveValue(dog.id);
  expect(await (await page.request.get('/api/appointments?from=2020-01-01')).json()).toEqual([]);
});

test('an open on-screen keyboard or a low window leaves room to write', { tag: ['@phone', '@exhaustive'] }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const fake = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { value: fake });
  });
  await assistantOwner(page);
  await expect(findPanel(page).getByText('Fair use')).toBeVisible();
  await page.evaluate(() => {
    Object.assign(visualViewport as object, { height: 420, offsetTop: 60 });
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  await expect
    .poll(async () => {
      const box = await findInput(page).boundingBox();
      return box !== null && box.y > 60 && box.y + box.height < 480;
    })
    .toBe(true);
  // Simulates the space that a small phone has above its keyboard, for a question of several lines.
  await page.evaluate(() => {
    Object.assign(visualViewport as object, { height: 300, offsetTop: 0 });
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  await findInput(page).fill('Rex eats\nhis food\ntoo fast.\nWhat helps?');
  const ends = await page.evaluate(() =>
    ['textarea', '.hw-care-send'].map(
      (each) => document.querySelector(`.hw-care ${each}`)?.getBoundingClientRect().bottom,
    ),
  );
  expect(Math.max(...ends.map((end) => end ?? 1000))).toBeLessThanOrEqual(300);
  await page.setViewportSize({ width: 320, height: 400 });
  await findInput(page).scrollIntoViewIfNeeded();
  await expect(findInput(page)).toBeInViewport();
  expect(await isTooWide(page)).toBe(false);
});
