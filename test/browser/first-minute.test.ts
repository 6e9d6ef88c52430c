import type { Locator, Page } from '@playwright/test';
import { newEmail, password } from '#test/browser/account-steps.ts';
import { axeViolations, expect, isTooWide, test } from '#test/browser/visit.ts';

// Taps are counted on a large screen, too.
test.use({ hasTouch: true });

/** The maximum number of taps that a new visitor may need until the profile is finished. */
const maxTaps = 25;

/** Counts taps. Selecting a field is a tap, typing is not. */
function countTaps(page: Page) {
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.tap();
    taps += 1;
  };
  return {
    taps: () => taps,
    tap,
    press: (name: string | RegExp) => tap(page.getByRole('button', { name, exact: true })),
    type: async (label: string, text: string) => {
      await tap(page.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    },
    /** Selects an option in the browser's own picker: one tap opens the picker, another one selects the option. */
    pick: async (label: string, option: string) => {
      await tap(page.getByLabel(label, { exact: true }));
      await page.getByLabel(label, { exact: true }).selectOption(option);
      taps += 1;
    },
  };
}
type Taps = ReturnType<typeof countTaps>;

async function describeDog(page: Page, { type, tap, press }: Taps): Promise<void> {
  await type("Dog's name", 'Biscuit');
  await type('Breed', 'golden');
  await tap(page.getByRole('option', { name: 'Golden Retriever' }));
  await type('Age in years', '3.5');
  await type('Weight in lbs', '64');
  await press('Next');
}

async function describePlaceAndGoals({ type, press }: Taps): Promise<void> {
  await type('Street address', '1 Elm St');
  await type('City', 'Austin');
  await type('State', 'TX');
  await type('ZIP code', '78701');
  await press('Next');
  await press('Health & Wellness');
  await press('Next');
  await press('Complete Setup');
}

async function createAccount({ type, press }: Taps): Promise<void> {
  await type('Password', password);
  await type('Confirm password', password);
  await press('Create Account');
}

async function expectHome(page: Page, { taps }: Taps, start: number): Promise<void> {
  await expect(page.getByRole('main')).toContainText('Biscuit');
  await expect(page.getByRole('main')).toContainText('Golden Retriever');
  test.info().annotations.push({ type: 'seconds', description: `${Math.round((Date.now() - start) / 1000)}` });
  expect(taps()).toBeLessThanOrEqual(maxTaps);
}

test('a visitor gets from the landing page through Get Started to a finished profile in at most 25 taps', {
  tag: '@phone',
}, async ({ page }) => {
  const taps = countTaps(page);
  await page.goto('/');
  const start = Date.now();
  await taps.tap(page.getByRole('link', { name: 'Get Started' }));
  await taps.type('Name', 'Maya Lopez');
  await taps.type('Email', newEmail());
  await createAccount(taps);
  await describeDog(page, taps);
  await expect(page.getByLabel('Your first name')).toHaveValue('Maya');
  await taps.pick('Experience level', 'first-time');
  await taps.press('Next');
  await describePlaceAndGoals(taps);
  await taps.press("Let's Get Started");
  await expectHome(page, taps, start);
});

test('a visitor sees what the dog needs before creating an account, also in at most 25 taps', {
  tag: ['@phone', '@exhaustive'],
}, async ({ page }) => {
  const taps = countTaps(page);
  await page.goto('/');
  const start = Date.now();
  await taps.tap(page.getByRole('main').getByRole('link', { name: 'What a first week looks like' }));
  await taps.tap(page.getByRole('link', { name: 'Start Your Free Trial' }));
  await describeDog(page, taps);
  await taps.type('Your first name', 'Maya');
  await taps.type('Email', newEmail());
  await taps.pick('Experience level', 'first-time');
  await taps.press('Next');
  await describePlaceAndGoals(taps);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Keep Biscuit's profile");
  const day = page.getByRole('region', { name: "Biscuit's first day" });
  await expect(day).toContainText('Golden Retriever, 3.5 years');
  await expect(day.getByRole('listitem')).toHaveCount(3);
  await expect(day).toContainText('Walk and play for 75 minutes');
  expect(await axeViolations(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  await createAccount(taps);
  await taps.press("Let's Get Started");
  await expectHome(page, taps, start);
});
