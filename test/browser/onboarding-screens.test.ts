import { allowConsole, newEmail, ownerAt } from '#test/browser/account-steps.ts';
import { answerWizard, fill, ownerOnTour, payment, signUp, takeTour } from '#test/browser/onboarding-steps.ts';
import { axeViolations, expect, test } from '#test/browser/visit.ts';

test('signed-out screens, the tutorial and the wizard have no axe violations', {
  tag: '@phone',
}, async ({ page }) => {
  for (const path of ['/', '/welcome', '/pricing', '/payment?plan=advanced']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Continue with Advanced' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Please fill in all required fields');
  expect(await axeViolations(page)).toEqual([]);

  await page.goto('/welcome');
  await page.getByRole('button', { name: 'Start Tutorial' }).click();
  for (let step = 1; step < 7; step += 1) {
    await expect(page.getByRole('heading', { name: `Step ${step} of 7` })).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
  }
  expect(await axeViolations(page)).toEqual([]);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/welcome');

  await page.goto('/onboarding');
  expect(await axeViolations(page)).toEqual([]);
  await answerWizard(page, { Email: 'ada@example.com' });
  expect(await axeViolations(page)).toEqual([]);
  for (let step = 4; step > 1; step -= 1) {
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByText(`Step ${step} of 5`, { exact: true })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  }
});

test.describe('on the first day,', () => {
  test.use({ guided: true });

  test('the tour, its confirmation and the quick start have no axe violations', { tag: '@phone' }, async ({ page }) => {
    await ownerOnTour(page);
    await takeTour(page, async () => expect(await axeViolations(page)).toEqual([]));
    await page.evaluate(() => localStorage.clear());
    await page.goto('/');
    const guide = page.getByRole('region', { name: 'Quick start' });
    await expect(guide.getByText('0 of 5')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    for (const title of ['Add Your First Dog', 'Ask the AI Assistant', 'Schedule a Vet Visit', 'Track Exercise']) {
      await guide.getByRole('button', { name: `Mark Done: ${title}` }).click();
    }
    await expect(guide.getByText('80%')).toBeVisible();
    await page.reload();
    await guide.getByRole('button', { name: 'Mark Done: Join the Community' }).click();
    await guide.getByRole('button', { name: /^Start Using/ }).click();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(guide).toBeHidden();
  });
});

test('skipping the tour asks for confirmation', { tag: '@exhaustive' }, async ({ page }) => {
  await ownerOnTour(page);
  const tour = page.getByRole('dialog').filter({ hasText: 'Step 1 of 7' });
  await expect(tour.getByRole('heading')).toBeFocused();
  await tour.getByRole('button', { name: 'Close the tour' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Are you sure you want to skip the tutorial? You can always access help from the main menu.',
  );
  expect(await axeViolations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Keep going' }).click();
  await tour.getByRole('button', { name: 'Skip Tutorial' }).click();
  await question.getByRole('button', { name: 'Skip' }).click();
  await expect(tour).toBeHidden();
});

test('the spotlight follows the target of the step', { tag: '@exhaustive' }, async ({ page }) => {
  await ownerOnTour(page);
  const add = page.getByRole('button', { name: /^Add Dog/ }).first();
  const ring = page.locator('.hw-spot-ring');
  const place = (of: typeof ring) => of.evaluate((element) => element.getBoundingClientRect().toJSON());
  const apart = async () => {
    const [light, control] = [await place(ring), await place(add)];
    return Math.abs(light.y + 8 - control.y) + Math.abs(light.x + 8 - control.x);
  };
  await expect.poll(apart).toBeLessThan(2);
  await page.setViewportSize({ width: 700, height: 500 });
  await expect.poll(apart).toBeLessThan(2);
  await page.mouse.wheel(0, 120);
  await expect.poll(apart).toBeLessThan(2);
});

test('the wizard keeps what was typed, and warns when the browser stores nothing', { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
  await page.goto('/onboarding');
  await fill(page, { "Dog's name": 'Rex', 'Age in years': '50' });
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled();
  await page.reload();
  await expect(page.getByLabel("Dog's name")).toHaveValue('Rex');
  await expect(page.getByLabel('Age in years')).toHaveValue('50');
  await page.getByLabel('Weight in lbs').fill('0');
  await page.getByLabel('Age in years').focus();
  await expect(page.getByText('Weight must be greater than 0')).toBeVisible();
  await page.getByLabel("Dog's name").focus();
  await expect(page.getByText('Age must be realistic')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const email = newEmail();
  await answerWizard(page, { Email: email });
  await expect(page.getByText("This browser isn't saving what you type.")).toBeVisible();
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await expect(page.getByText("We couldn't save your answers on this device.")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue in this tab' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await signUp(page, email);
  await page.waitForURL('**/?tutorial=true');
  expect(await (await page.request.get('/api/dogs')).json()).toMatchObject([{ name: 'Rex', age: 3.5 }]);
  const rest = complaints.filter((words) => !words.includes('Error saving onboarding data:'));
  complaints.splice(0, complaints.length, ...rest);
});

test('the wizard of an owner creates the dog and starts the tour, even after a failure', {
  tag: '@exhaustive',
}, async ({ page, complaints }) => {
  await ownerAt(page, '/onboarding');
  await answerWizard(page);
  await page.route('**/api/dogs', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Soon.' } }),
  );
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await expect(page.getByText("We couldn't save your setup. Please try again.")).toBeVisible();
  await page.unroute('**/api/dogs');
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await page.waitForURL('**/?tutorial=true');
  expect(await (await page.request.get('/api/dogs')).json()).toMatchObject([{ name: 'Rex' }]);
  expect(await (await page.request.get('/api/auth/user')).json()).toMatchObject({ city: 'Austin', zipCode: '78701' });
  allowConsole(complaints, 503);
  const rest = complaints.filter((words) => !words.startsWith('503 '));
  complaints.splice(0, complaints.length, ...rest);
});

test('a dog that could not be created at sign-up is created at the next visit', { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
  await page.goto('/onboarding');
  await answerWizard(page, { Email: newEmail() });
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await page.route('**/api/dogs**', (route) => route.abort());
  await signUp(page, newEmail());
  await page.waitForURL('**/?tutorial=true');
  await page.unroute('**/api/dogs**');
  await page.reload();
  await expect.poll(async () => (await (await page.request.get('/api/dogs')).json()).length).toBe(1);
  await page.reload();
  await expect(page.getByRole('link', { name: /Rex/ })).toBeVisible();
  expect(await (await page.request.get('/api/dogs')).json()).toHaveLength(1);
  const rest = complaints.filter((words) => !/ERR_FAILED|could not be created|503|offline/.test(words));
  complaints.splice(0, complaints.length, ...rest);
});

test('the payment form handles a missing plan, an unknown plan, a slow response and a declined card', {
  tag: '@exhaustive',
}, async ({ page, complaints }) => {
  await page.goto('/payment');
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goto('/payment?plan=//evil.example');
  await expect(page.getByText('Loading', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goto('/payment?plan=basic');
  await fill(page, { ...payment, 'Card number': '4000 0000 0000 0002' });
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/payment-tokens', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Continue with Basic' }).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  gate.resolve();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Payment processing failed. Please try again.' }),
  ).toBeVisible();
  await expect(page.getByText('This card was declined').first()).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await fill(page, { 'Card number': '4242', CVV: '1', Expiry: '' });
  await page.getByLabel('Expiry').pressSequentially('1230');
  await expect(page.getByLabel('Expiry')).toHaveValue('12/30');
  await page.getByRole('button', { name: 'Continue with Basic' }).click();
  await expect(page.getByText('Invalid card number')).toBeVisible();
  await expect(page.getByText('CVV must be 3-4 digits')).toBeVisible();
  await expect(page.getByText('Payment processing failed')).toHaveCount(0);
  await expect(page.getByLabel('Card number')).toBeFocused();
  await page.getByRole('link', { name: 'Back to Pricing' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  allowConsole(complaints, 400);
});

test('the annual interval is kept from the price list to the account', { tag: '@exhaustive' }, async ({ page }) => {
  await page.goto('/pricing');
  await page.getByText('Annual').click();
  await page.getByRole('link', { name: 'Choose Advanced' }).click();
  await expect(page.getByText('$192.78').first()).toBeVisible();
  await fill(page, { ...payment, Email: newEmail() });
  await page.getByRole('button', { name: 'Continue with Advanced' }).click();
  await page.waitForURL('**/auth?**');
  await signUp(page);
  await page.waitForURL((address) => address.pathname !== '/auth');
  const status = await (await page.request.get('/api/subscription-status')).json();
  expect(status).toMatchObject({ chosenPlan: 'advanced', chosenInterval: 'annual' });
});

test('an owner who pays arrives at the billing tab with the chosen plan', { tag: '@exhaustive' }, async ({ page }) => {
  await ownerAt(page, '/payment?plan=basic');
  await fill(page, payment);
  await page.getByRole('button', { name: 'Continue with Basic' }).click();
  await expect(page).toHaveURL(/\/profile\?tab=billing$/);
  await expect(page.getByText('Basic starts when your trial ends', { exact: false })).toBeVisible();
});
