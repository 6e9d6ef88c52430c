import type { Page } from '@playwright/test';
import { ownerAt } from './account-steps.ts';
import { axeViolations, expect, test } from './visit.ts';

async function signInWithDog(page: Page, dog: object): Promise<void> {
  await ownerAt(page, '/pricing');
  const headers = { origin: new URL(page.url()).origin };
  expect((await page.request.post('/api/dogs', { data: dog, headers })).status()).toBe(201);
  await page.goto('/profile');
}

/** Returns the number of different colors among samples of the preview. */
function countColors(page: Page, label: string): Promise<number> {
  return page.getByRole('img', { name: label }).evaluate(async (element) => {
    const image = element as HTMLImageElement;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    const seen = new Set<string>();
    for (let at = 0; at < data.length; at += 4 * 97) seen.add(`${data[at]},${data[at + 1]},${data[at + 2]}`);
    return seen.size;
  });
}

test('a dog has a card that can be saved as a picture', { tag: '@phone' }, async ({ page }) => {
  await signInWithDog(page, { name: 'Biscuit', breed: 'Siberian Husky', age: 3.5 });
  await page.getByRole('button', { name: 'Share Biscuit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Biscuit' });
  const label = 'A card with a drawing of Biscuit, Siberian Husky';
  await expect(dialog.getByRole('img', { name: label })).toBeVisible();
  expect(await countColors(page, label)).toBeGreaterThan(8);
  expect(await axeViolations(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  expect((await saving).suggestedFilename()).toBe('Biscuit.png');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Share Biscuit' })).toBeFocused();
});

test('the card is shared as a file if the browser supports it, and closing the share sheet is not an error', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => {
        shared.push(...files.map(({ name, type }) => `${name} ${type}`));
        if (shared.length > 1) throw new DOMException('closed', 'AbortError');
      },
    });
    Object.assign(window, { shared });
  });
  await signInWithDog(page, { name: 'Olive', breed: 'French Bulldog', age: 6 });
  await page.getByRole('button', { name: 'Share Olive' }).click();
  const share = page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true });
  await share.click();
  await share.click();
  expect(await page.evaluate(() => (window as unknown as { shared: string[] }).shared)).toEqual([
    'Olive.png image/png',
    'Olive.png image/png',
  ]);
  await expect(page.getByText("We couldn't share the picture")).toBeHidden();
});
