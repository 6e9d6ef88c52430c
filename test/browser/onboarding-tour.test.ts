import type { Page } from '@playwright/test';
import { ownerAt } from '#test/browser/account-steps.ts';
import {
  answerWizard,
  fill,
  findTour,
  newcomerAt,
  ownerOnTour,
  payment,
  takeTour,
} from '#test/browser/onboarding-steps.ts';
import { axeViolations, expect, test } from '#test/browser/visit.ts';
import { sample } from '#test/support/sample.ts';

test('Escape on the tour asks for confirmation, and skipping focuses the screen', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await ownerOnTour(page);
  await expect(findTour(page).getByRole('heading')).toBeFocused();
  const question = page.getByRole('alertdialog');
  await page.keyboard.press('Escape');
  await expect(question.getByRole('button', { name: 'Keep going' })).toBeVisible();
  // Releasing the key that opened the dialog must not close the dialog.
  await page.keyboard.press('Shift');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await findTour(page).getByRole('button', { name: 'Skip Tutorial' }).click();
  await question.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('each step of the tour starts scrolled to the top, with all its buttons inside the card on a small phone', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await ownerOnTour(page);
  await takeTour(page, async () => {
    await expect(findTour(page).getByRole('heading')).toBeFocused();
    const inside = () =>
      findTour(page).evaluate((card) => ({
        scrolled: card.querySelector('.hw-tour-body')?.scrollTop,
        beyond: [...card.querySelectorAll('button')]
          .filter((button) => button.getBoundingClientRect().right > card.getBoundingClientRect().right)
          .map((button) => button.textContent),
      }));
    await expect.poll(inside).toEqual({ scrolled: 0, beyond: [] });
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

/** Returns the card's texts and buttons that are not visible, and the target if the card covers it. */
function hiddenParts(page: Page): Promise<string[]> {
  return findTour(page).evaluate((card) => {
    const { top, bottom, left, right } = card.getBoundingClientRect();
    const spotlight = document.querySelector('.hw-spot-ring')?.getBoundingClientRect();
    const isBeside = spotlight && (spotlight.right <= left || spotlight.left >= right);
    const isCovered = spotlight && !isBeside && spotlight.top < bottom && spotlight.bottom > top;
    const isVisible = (part: Element) => {
      const box = part.getBoundingClientRect();
      const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return box.bottom <= innerHeight && box.top >= 0 && (part === middle || part.contains(middle));
    };
    const needed = [...card.querySelectorAll('h2, .hw-tour-body > p, .hw-tour-done > p, button')];
    const hidden = needed.filter((part) => !isVisible(part)).map((part) => part.textContent ?? '');
    return isCovered ? [...hidden, 'the target'] : hidden;
  });
}

for (const [width, height] of sample(
  [
    [390, 664],
    [375, 553],
    [844, 390],
    [1440, 900],
    [1024, 700],
  ] as const,
  2,
)) {
  test(`in a window of ${width} by ${height} the text, the buttons and the target of every tour step are visible`, {
    tag: '@exhaustive',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await ownerOnTour(page);
    await takeTour(page, async () => {
      await expect.poll(() => hiddenParts(page)).toEqual([]);
    });
  });
}

test('the tour follows Back and Forward, and Back before its start asks for confirmation', { tag: '@phone' }, async ({
  page,
}) => {
  await ownerAt(page, '/support');
  const again = page.getByRole('button', { name: 'Take the tour' });
  await expect(again).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await again.click();
  const step = (number: number) => findTour(page).getByText(`Step ${number} of 7`, { exact: true });
  for (const number of [1, 2]) {
    await expect(step(number)).toBeVisible();
    await findTour(page).getByRole('button', { name: 'Mark as Done' }).click();
    await findTour(page).getByRole('button', { name: 'Next' }).click();
  }
  await expect(page).toHaveURL(/\/exercise$/);
  await page.goBack();
  await expect(step(2)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.goForward();
  await expect(step(3)).toBeVisible();
  await expect(page).toHaveURL(/\/exercise$/);
  await page.goBack();
  await page.goBack();
  await expect(step(1)).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/support$/);
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep going' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goBack();
  await question.getByRole('button', { name: 'Skip' }).click();
  await expect(findTour(page)).toBeHidden();
  await expect(page).toHaveURL(/\/support$/);
});

test('the tour continues at the same step after a reload, and can be taken again when it is finished', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await ownerOnTour(page);
  for (let step = 1; step < 4; step += 1) {
    await findTour(page).getByRole('button', { name: 'Mark as Done' }).click();
    await findTour(page).getByRole('button', { name: 'Next' }).click();
  }
  await expect(page).toHaveURL(/tab=places$/);
  await page.reload();
  await expect(findTour(page).getByText('Step 4 of 7', { exact: true })).toBeVisible();
  await findTour(page).getByRole('button', { name: 'Previous' }).click();
  // Steps that were done before the reload are still done.
  await findTour(page).getByRole('button', { name: 'Next' }).click();
  await findTour(page).getByRole('button', { name: 'Skip Tutorial' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Skip' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(findTour(page)).toBeHidden();
  for (let time = 1; time <= 2; time += 1) {
    await page.getByRole('link', { name: 'Support', exact: true }).click();
    await page.getByRole('button', { name: 'Take the tour' }).click();
    await takeTour(page);
    await expect(page).toHaveURL(/\/support$/);
  }
});

test('welcome and tour wait until the owner leaves the payment form', { tag: '@exhaustive' }, async ({ page }) => {
  await page.clock.install();
  await newcomerAt(page, '/payment?plan=basic');
  await fill(page, payment);
  await page.clock.runFor(5000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue with Basic' }).click();
  await expect(page).toHaveURL(/tab=billing$/);
  await page.clock.runFor(1000);
  await page.getByRole('button', { name: 'Take the tour' }).click();
  await expect(findTour(page)).toBeVisible();
  // Visiting the pricing page does not end the tour.
  await page.evaluate(() => history.pushState(null, '', '/pricing'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(1000);
  await expect(findTour(page)).toBeHidden();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(findTour(page)).toBeVisible();
});

test('welcome and tour wait until the owner leaves the wizard, and home links back to it', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await page.clock.install();
  await newcomerAt(page, '/onboarding');
  await page.getByLabel("Dog's name").fill('Rex');
  await page.clock.runFor(5000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Not now' }).click();
  await expect(page.getByRole('heading', { name: 'No dogs added yet' })).toBeVisible();
  await page.clock.runFor(1000);
  await page.getByRole('button', { name: "Let's Get Started" }).click();
  await expect(findTour(page)).toBeHidden();
  await page.getByRole('link', { name: 'Continue your setup' }).click();
  await expect(page.getByLabel("Dog's name")).toHaveValue('Rex');
  await answerWizard(page);
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  const offer = page.getByRole('alertdialog', { name: 'Take a quick tour?' });
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL(({ pathname, search }) => pathname + search === '/');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer).toBeHidden();
});

test('the welcome does not mention a trial that has ended', { tag: '@exhaustive' }, async ({ page }) => {
  const status = { tier: 'free', trialExpired: true, canAccess: true, chosenPlan: null, chosenInterval: null };
  await page.route('**/api/subscription-status', (route) =>
    route.fulfill({ json: { ...status, trialEndsAt: '2026-11-20T00:00:00.000Z' } }),
  );
  await newcomerAt(page, '/');
  const welcome = page.getByRole('dialog', { name: 'Welcome, Ada!' });
  await expect(welcome.getByText('Your plan is active')).toBeVisible();
  await expect(welcome).not.toContainText(/trial|seven days/i);
  expect(await axeViolations(page)).toEqual([]);
});

test('a double click on the last Next of the tutorial does not press the link that replaces it', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await page.goto('/welcome');
  await page.getByRole('button', { name: 'Start Tutorial' }).click();
  const next = page.getByRole('button', { name: 'Next' });
  for (let step = 1; step < 6; step += 1) await next.click();
  await next.dblclick();
  await expect(page.getByRole('heading', { name: 'Step 7 of 7' })).toBeVisible();
  // Before the script has loaded, the button navigates to the tutorial's fragment.
  await expect(page).toHaveURL(({ pathname }) => pathname === '/welcome');
  // The link ignores a click that the browser counts as part of the double click, so the click is repeated.
  await expect(async () => {
    await page.getByRole('dialog').getByRole('link', { name: 'Start Your Free Trial' }).click({ timeout: 500 });
    await expect(page).toHaveURL(/\/onboarding$/, { timeout: 500 });
  }).toPass();
});
