import { expect, test } from './visit.ts';

test.beforeEach(async ({ page }) => {
  // Simulates a busy device, on which React's passive effects run late, even after the dialog's `close` event.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function later(...words: unknown[]) {
      setTimeout(() => Reflect.apply(post, this, words), 50);
    };
  });
});

test('a link in a dialog navigates on a busy device', { tag: ['@phone', '@exhaustive'] }, async ({ page }) => {
  await page.goto('/welcome');
  await page.getByRole('button', { name: 'Start Tutorial' }).click();
  for (let stop = 1; stop < 7; stop += 1) await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Start Your Free Trial' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tell us about your dog' })).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});
