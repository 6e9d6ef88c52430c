import { ownerAt } from '#test/browser/account-steps.ts';
import { workerReady } from '#test/browser/offline-steps.ts';
import { answerPermission, deliverMessage, listReceived, replacePushService } from '#test/browser/push-steps.ts';
import { allowConsoleLike, axeViolations, expect, test } from '#test/browser/visit.ts';

const settings = '/profile/notifications';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ context }) => replacePushService(context));
test.afterEach(({ complaints }) => {
  // Chromium requests preloaded modules again when a service worker answers.
  allowConsoleLike(
    complaints,
    /cross-world service worker resource mismatch|was preloaded using link preload but not used/,
  );
});

test('an owner turns push on, gets a test, and turns it off', { tag: '@phone' }, async ({ page }) => {
  await ownerAt(page, settings);
  await workerReady(page);
  await page.reload();
  const card = page.getByRole('region', { name: 'Push' });
  await card.getByRole('button', { name: 'Turn on push' }).click();
  await expect(card.getByText('Choose Allow in the question from your browser.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await answerPermission(page, 'granted');
  await expect(card.getByRole('heading', { name: /^This browser, Chrome on/ })).toBeVisible();
  await expect(card.getByText(/Turned on today at .* Ends with this sign-in/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await card.getByRole('button', { name: 'Send a test' }).click();
  await expect(card.getByText('A test is on its way to this browser.')).toBeVisible();
  const [received] = await listReceived(page);
  expect(received).toMatchObject({ status: 201, message: { title: 'Push works', path: '/', tag: 'test' } });
  expect(await deliverMessage(page, JSON.stringify(received?.message))).toEqual({
    title: 'Push works',
    body: 'Reminders and tips will reach you in this browser.',
    tag: 'test',
  });
  await page.reload();
  await expect(card.getByText(/Last sent today at/)).toBeVisible();
  await page.goto('/profile?tab=security');
  await expect(page.getByText(/Gets push notifications/)).toBeVisible();

  await page.goto(settings);
  await card.getByRole('button', { name: 'Turn off' }).click();
  await expect(card.getByRole('button', { name: 'Turn on push' })).toBeVisible();
  expect(await (await page.request.get('/api/push/subscriptions')).json()).toEqual([]);
});

test('an owner who cancels or refuses gets no push, and is told how to change that', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await ownerAt(page, settings);
  await workerReady(page);
  await page.reload();
  const card = page.getByRole('region', { name: 'Push' });
  const turnOn = card.getByRole('button', { name: 'Turn on push' });
  await turnOn.click();
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(turnOn).toBeVisible();
  await turnOn.click();
  await answerPermission(page, 'denied');
  await expect(card.getByRole('heading', { name: 'Blocked by the browser' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await answerPermission(page, 'default');
  await card.getByRole('button', { name: 'Check again' }).click();
  await expect(turnOn).toBeVisible();
  expect(await (await page.request.get('/api/push/subscriptions')).json()).toEqual([]);
});

test('the subscription of an owner who used the browser before ends with the next sign-in', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await ownerAt(page, settings);
  await workerReady(page);
  await page.reload();
  await page.getByRole('button', { name: 'Turn on push' }).click();
  await answerPermission(page, 'granted');
  await expect(page.getByRole('button', { name: 'Turn off push' })).toBeVisible();
  await ownerAt(page, '/');
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { fakePush(action: string): unknown }).fakePush('read')))
    .toBeNull();
});
