import type { Page } from '@playwright/test';
import { picture } from '#test/support/photo-files.ts';
import { allowConsole, allowOfflineConsole, ownerAt } from './account-steps.ts';
import { axeViolations, expect, test } from './visit.ts';

const rex = { name: 'Rex', breed: 'Beagle', age: 3.5 };

/** Creates an owner with one dog and opens its edit dialog. */
async function editing(page: Page): Promise<void> {
  await ownerAt(page, '/pricing');
  const headers = { origin: new URL(page.url()).origin };
  expect((await page.request.post('/api/dogs', { data: rex, headers })).status()).toBe(201);
  await page.evaluate(() => localStorage.setItem('houndwell.quick_start_seen', 'true'));
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Rex' }).click();
}

async function choose(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
}

async function choosePhoto(page: Page): Promise<void> {
  await choose(page, 'rex.jpg', 'image/jpeg', await picture(900, 600).jpeg().toBuffer());
  await page.getByRole('button', { name: 'Use photo' }).click();
}

/** Whether this is the URL of a photo upload, the only PUT outside the API. */
function isUpload(url: URL): boolean {
  return url.searchParams.has('X-Amz-Signature');
}

test('an owner crops and uploads a photo, and its thumbnail appears once the profile is saved', {
  tag: '@phone',
}, async ({ page }) => {
  await editing(page);
  await choose(page, 'rex.jpg', 'image/jpeg', await picture(900, 600).jpeg().toBuffer());
  await expect(page.getByRole('heading', { name: 'Crop the photo' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Zoom').fill('2');
  await page.getByRole('img', { name: /part of the photo/ }).press('ArrowRight');
  await page.getByRole('button', { name: 'Use photo' }).click();
  await expect(page.getByText('Ready to save.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Dog profile updated successfully!')).toBeVisible();
  const photo = page.getByRole('article').locator('img');
  await expect(photo).toHaveAttribute('src', /^\/photos\/\w+\/\w+-thumb\.webp$/);
  await expect
    .poll(() => photo.evaluate((shown: HTMLImageElement) => [shown.naturalWidth, shown.naturalHeight]))
    .toEqual([300, 300]);

  await page.getByRole('button', { name: 'Share Rex' }).click();
  await expect(page.getByRole('img', { name: 'A card with a photo of Rex, Beagle' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Edit Rex' }).click();
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('article').locator('img')).toHaveCount(0);
});

test('an owner zooms a photo with two fingers and drags it with one', { tag: ['@phone', '@exhaustive'] }, async ({
  page,
}) => {
  await editing(page);
  const half = await picture(450, 600).negate().png().toBuffer();
  const halves = picture(900, 600).composite([{ input: half, left: 0, top: 0 }]);
  await choose(page, 'rex.jpg', 'image/jpeg', await halves.jpeg().toBuffer());
  const canvas = page.getByRole('img', { name: /part of the photo/ });
  // Waits for the end of the dialog's opening animation.
  await canvas.click({ trial: true });
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The photo to crop is not there.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: string, ...touchPoints: { x: number; y: number; id: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints });
  const fingers = (width: number) => [
    { x: x - width / 2, y, id: 0 },
    { x: x + width / 2, y, id: 1 },
  ];
  const looks = () => canvas.evaluate((drawn: HTMLCanvasElement) => drawn.toDataURL());
  const before = await looks();
  await touch('touchStart', { x, y, id: 0 });
  for (const moved of [20, 40, 60]) await touch('touchMove', { x: x - moved, y, id: 0 });
  await touch('touchEnd');
  await expect.poll(async () => (await looks()) === before).toBe(false);
  await expect(page.getByLabel('Zoom')).toHaveValue('1');
  await touch('touchStart', ...fingers(60));
  for (const width of [80, 100, 120]) await touch('touchMove', ...fingers(width));
  await touch('touchEnd');
  await expect.poll(async () => Math.round(Number(await page.getByLabel('Zoom').inputValue()))).toBe(2);
});

test('a file that is too large or not an image is rejected', async ({ page }) => {
  await editing(page);
  const alert = page.getByRole('dialog').getByRole('alert').first();
  await choose(page, 'large.jpg', 'image/jpeg', Buffer.alloc(10 * 1024 * 1024 + 1));
  await expect(alert).toHaveText('File Too Large: Please choose a photo smaller than 10MB.');
  await choose(page, 'letter.txt', 'text/plain', Buffer.from('Dear dog'));
  await expect(alert).toHaveText('Invalid File Type: Please choose an image file.');
  const heic = "This browser can't open HEIC photos. Please save the photo as a JPEG first.";
  await choose(page, 'rex.heic', 'image/heic', Buffer.from('a photo of a phone'));
  await expect(alert).toHaveText(heic);
  await choose(page, 'letter.txt', 'text/plain', Buffer.from('Dear dog'));
  await choose(page, 'REX.HEIF', '', Buffer.from('a photo of a phone'));
  await expect(alert).toHaveText(heic);
  await choose(page, 'disguised.jpg', 'image/jpeg', Buffer.from('<script>alert(1)</script>'));
  await expect(alert).toHaveText('Invalid File Type: Please choose an image file.');
  expect(await axeViolations(page)).toEqual([]);
});

test('a failed upload can be retried, and nothing else is lost', { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
  await editing(page);
  await page.getByLabel('Name').fill('Rexy');
  await page.route(isUpload, (route) => route.abort());
  await choosePhoto(page);
  await expect(page.getByText('Upload Failed: Failed to upload photo. Please try again.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute(isUpload);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Ready to save.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeFocused();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('heading', { name: 'Rexy' })).toBeVisible();
  allowOfflineConsole(complaints);
});

test('canceling an upload brings the drawing back', { tag: '@exhaustive' }, async ({ page }) => {
  await editing(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(isUpload, async (route) => {
    await held;
    await route.abort().catch(() => undefined);
  });
  await choosePhoto(page);
  await expect(page.getByText(/^Uploading, \d+%$/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByText('A drawing of the breed shows here until you add a photo.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a photo' })).toBeFocused();
  release();
});

test('canceling a second upload brings the first one back', { tag: '@exhaustive' }, async ({ page }) => {
  await editing(page);
  await page.getByRole('button', { name: 'Add a photo' }).focus();
  await choosePhoto(page);
  await expect(page.getByText('Ready to save.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeFocused();
  const first = await page.getByRole('dialog').locator('img').getAttribute('src');
  await page.route(isUpload, () => undefined);
  await choosePhoto(page);
  await expect(page.getByRole('button', { name: 'Cancel upload' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeFocused();
  await expect(page.getByText('Ready to save.')).toBeVisible();
  await expect(page.getByRole('dialog').locator('img')).toHaveAttribute('src', first ?? '');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('article').locator('img')).toHaveAttribute('src', /-thumb\.webp$/);
  await page.getByRole('button', { name: 'Edit Rex' }).click();
  await page.getByRole('button', { name: 'Remove photo' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Add a photo' })).toBeFocused();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test("keeping one's own version in a conflict does not undo a photo that was replaced in another tab", {
  tag: '@exhaustive',
}, async ({ page, context, complaints }) => {
  await editing(page);
  await choosePhoto(page);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('article').locator('img')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Rex' }).click();
  await page.getByLabel('Name').fill('Mine');
  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByRole('button', { name: 'Edit Rex' }).click();
  await other.getByRole('button', { name: 'Discard it' }).click();
  await choosePhoto(other);
  await other.getByRole('button', { name: 'Update' }).click();
  await expect(other.getByText('Dog profile updated successfully!')).toBeVisible();
  const photoUrl = async () => (await (await page.request.get('/api/dogs')).json())[0].photoUrl;
  const newer = await photoUrl();
  await other.close();

  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('button', { name: 'Compare versions' }).click();
  await expect(page.getByRole('row', { name: 'Name' })).toHaveText('NameMineRex');
  await expect(page.getByRole('row', { name: 'Photo' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByRole('heading', { name: 'Mine', exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await photoUrl()).toBe(newer);
  allowConsole(complaints, 409);
});

test('a photo that cannot be saved shows the reason next to it', { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
  await editing(page);
  const refusal = { code: 'invalid', message: 'Please check', fields: { photoUrl: 'Please upload the photo first' } };
  await page.route('**/api/dogs/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 400, json: refusal }) : route.continue(),
  );
  await choosePhoto(page);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('dialog').getByRole('alert').first()).toHaveText('Please upload the photo first');
  allowConsole(complaints, 400);
});

test('a photo on another site is never loaded, and the drawing is shown instead', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await ownerAt(page, '/pricing');
  const headers = { origin: new URL(page.url()).origin };
  const photoUrl = 'https://dogs.example/rex.jpg';
  await page.request.post('/api/dogs', { data: { ...rex, photoUrl }, headers });
  await page.goto('/profile');
  await expect(page.getByRole('article').locator('.hw-dog--head')).toBeVisible();
  await expect(page.getByRole('article').locator('img')).toHaveCount(0);
});
