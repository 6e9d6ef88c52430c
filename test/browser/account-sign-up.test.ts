import type { Page } from '@playwright/test';
import {
  allowConsole,
  allowOfflineConsole,
  newEmail,
  ownerAt,
  password,
  readable,
  sessionCookie,
} from '#test/browser/account-steps.ts';
import { axeViolations, expect, test } from '#test/browser/visit.ts';

async function fill(page: Page, email: string, word = password): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Ada Lopez');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(word);
  await page.getByLabel('Confirm password').fill(word);
}

const create = (page: Page) => page.getByRole('button', { name: 'Create Account' });

test('a blank sign-up form shows what is missing at each field and focuses the first', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  expect(await axeViolations(page)).toEqual([]);
  await create(page).click();
  for (const words of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Password must be at least 6 characters',
    'Please confirm your password',
  ])
    await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('bone-at-7');
  await page.getByLabel('Confirm password').fill('bone-at-8');
  await create(page).click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await expect(page.getByLabel('Confirm password')).toBeFocused();
});

test('the sign-up form keeps what was typed while the sign-in tab is open, and shares the email with that tab', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await page.goto('/auth');
  const email = newEmail();
  await fill(page, email);
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Lopez');
  await expect(page.getByLabel('Confirm password')).toHaveValue(password);
});

test('the chosen tab and the rest of the URL survive a reload', { tag: '@exhaustive' }, async ({ page }) => {
  await page.goto('/auth?signup=true&plan=basic&interval=annual');
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/auth\?plan=basic&interval=annual&signin=true$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await page.getByRole('tab', { name: 'Sign In' }).press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused();
  await page.reload();
  await expect(page.getByText("We've saved Basic as your choice")).toBeVisible();
});

test('a password is rated while it is typed', { tag: '@exhaustive' }, async ({ page }) => {
  await page.goto('/auth');
  const field = page.getByLabel('Password', { exact: true });
  for (const [word, words] of [
    ['bone', 'Too short'],
    ['aaaaaaaaaaaa', 'Weak'],
    ['bone 72', 'Fair'],
    ['seven good dogs ran home', 'Strong'],
  ] as const) {
    await field.fill(word);
    await expect(page.getByText(`Strength: ${words}`)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  }
});

test('an invalid address opens its section and focuses its field', { tag: '@exhaustive' }, async ({ page }) => {
  await page.goto('/auth');
  await fill(page, newEmail());
  await page.getByText('Your address (optional)').click();
  await page.getByLabel('ZIP code').fill('1'.repeat(21));
  await page.getByText('Your address (optional)').click();
  await create(page).click();
  await expect(page.getByLabel('ZIP code')).toBeFocused();
  await expect(page.getByText('Please keep this to 20 characters')).toBeVisible();
});

test('a common password and a taken email are shown at their fields and in an alert', async ({
  page,
  anotherBrowser,
  complaints,
}) => {
  const email = await ownerAt(await anotherBrowser(), '/');
  await page.goto('/auth');
  await fill(page, email, 'sunshine');
  await create(page).click();
  await expect(page.getByText('That password is too common')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Registration failed: ');
  expect(await axeViolations(page)).toEqual([]);
  await fill(page, email);
  await create(page).click();
  await expect(page.getByRole('alert')).toContainText(
    "Registration failed: There's already an account with this email. Please sign in.",
  );
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('alert').getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.goBack();
  await fill(page, email);
  await create(page).click();
  await page.getByRole('button', { name: 'Sign in with this email' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((address) => address.pathname === '/');
  allowConsole(complaints, 400);
  allowConsole(complaints, 409);
});

test('the sign-up form registers once when clicked repeatedly, and leads to the wizard', async ({
  page,
  complaints,
}) => {
  let requests = 0;
  let sent: Record<string, unknown> = {};
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/auth/register', async (route) => {
    requests += 1;
    sent = route.request().postDataJSON();
    await gate.promise;
    await route.continue();
  });
  const email = newEmail();
  await page.goto('/auth?signup=true&plan=basic&ref=PLAYWITH');
  await expect(page.getByText("We've saved Basic as your choice")).toBeVisible();
  await fill(page, email);
  await create(page).click();
  const busy = page.getByRole('button', { name: 'Creating your account...' });
  await expect(busy).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await busy.click({ force: true });
  await page.getByLabel('Confirm password').press('Enter');
  gate.resolve();
  await page.waitForURL('**/onboarding');
  expect(requests).toBe(1);
  expect(sent).toMatchObject({ email, planType: 'basic', inviteCode: 'PLAYWITH', timeZone: 'America/Chicago' });
  expect(sent).not.toHaveProperty('confirmPassword');
  // Nobody has this invite code.
  allowConsole(complaints, 404);
});

test('credentials stay out of reach of scripts', async ({ page, context }) => {
  await page.goto('/auth');
  await fill(page, newEmail());
  await create(page).click();
  await page.waitForURL('**/onboarding');
  const cookie = await sessionCookie(context);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', expires: -1 });
  // Scripts can only read that there may be a session.
  const readableCookies = (await context.cookies()).filter(({ httpOnly }) => !httpOnly);
  expect(readableCookies).toMatchObject([{ name: 'houndwell_hint', value: '1' }]);
  const kept = await readable(page);
  for (const secret of [password, cookie?.value ?? '', cookie?.value.split('.')[2] ?? ''])
    expect(kept).not.toContain(secret);
  expect(kept).not.toMatch(/token|secret/i);
});

test("a sign-up creates the wizard's dog and starts the tour", { tag: '@exhaustive' }, async ({ page }) => {
  const answers = {
    ...{ dogName: 'Biscuit', dogBreed: 'Beagle', dogAge: 2, dogWeight: 22, ownerName: 'Ada Lopez' },
    ...{ experienceLevel: 'experienced', primaryGoals: ['health'], homeAddress: '1 Elm St', city: 'Ames', state: 'IA' },
    ...{ email: newEmail(), zipCode: '50010' },
  };
  await page.goto('/auth');
  await page.evaluate((kept) => {
    localStorage.setItem('houndwell.onboarding_data', kept);
    localStorage.setItem('houndwell.start_guided_tutorial', 'true');
  }, JSON.stringify(answers));
  await page.goto('/auth?signup=true');
  await expect(page.getByLabel('Email')).toHaveValue(answers.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  const arrived = page.waitForURL('**/?tutorial=true');
  await create(page).click();
  await arrived;
  const dogs = (await (await page.request.get('/api/dogs')).json()) as { name: string; description: string }[];
  expect(dogs.map(({ name }) => name)).toEqual(['Biscuit']);
  expect(dogs[0]?.description).toBe('experienced owner focused on: health');
});

test('the sign-up form keeps what was typed when offline', { tag: '@exhaustive' }, async ({ page, complaints }) => {
  await page.goto('/auth');
  const email = newEmail();
  await fill(page, email);
  await page.route('**/api/auth/register', (route) => route.abort());
  await create(page).click();
  await expect(page.getByRole('alert')).toContainText('Network error during registration');
  expect(await axeViolations(page)).toEqual([]);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.unroute('**/api/auth/register');
  await create(page).click();
  await page.waitForURL('**/onboarding');
  allowOfflineConsole(complaints);
});
