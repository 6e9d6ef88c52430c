import { forum } from '#shared/contract/forum.ts';
import { moderation } from '#shared/contract/moderation.ts';
import {
  allowConsoleLike,
  axeViolationsInBothThemes,
  expect,
  isPhone,
  isTooWide,
  signedUp,
  test,
} from '#test/browser/visit.ts';
import { addReportedPost, newModerator, newOwner, signInAsModerator } from './moderation-steps.ts';

const reason = 'Sale of animals, k h w n p, is against the guidelines.';

test('a moderator keeps, hides and warns by keyboard, undoes a decision, and reads them in the audit log', async ({
  page,
}) => {
  const [author, reader] = [await newOwner(), await newOwner()];
  const titles = ['First', 'Second', 'Third'];
  const ids: string[] = [];
  for (const title of titles) ids.push(await addReportedPost(author.browser, `${title} by ${author.name}`));
  const read = async (id = '') => (await reader.browser.get(`/api/forum/posts/${id}`)).status;
  await signInAsModerator(page, (await signedUp(page)).email);
  await page.goto('/moderation');
  const list = page.getByRole('region', { name: 'Reports' }).first();
  const row = (title: string) => list.getByRole('button', { name: `${title} by ${author.name}` });
  const heading = page.getByRole('heading', { name: `Post by ${author.name}` });
  await row('First').focus();
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  // The same when the item is shown already.
  await row('First').focus();
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  await expect(page.getByText('Member since')).toBeVisible();
  expect(await axeViolationsInBothThemes(page)).toEqual([]);

  await page.keyboard.press('k');
  await expect(row('First')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row('First')).toBeVisible();

  await row('First').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('h');
  await expect(page.getByLabel(`Reason, shown to ${author.name}`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please say why')).toBeVisible();
  await page.keyboard.type(reason);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(row('First')).toHaveCount(0);

  await row('Second').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('n');
  await page.keyboard.press('p');
  await expect(row('Second')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('w');
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await expect(row('Second')).toHaveCount(0);
  // The next decision sends the one before.
  await expect.poll(() => read(ids[0])).toBe(404);

  await row('Third').click();
  // A phone has no keyboard, and so no switch.
  if (!isPhone(page)) {
    await page.getByRole('switch', { name: 'Keyboard shortcuts' }).uncheck();
    await row('Third').click();
    await page.keyboard.press('k');
  }
  await expect(row('Third')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('tab', { name: 'Audit log' }).click();
  const log = page.getByRole('row').filter({ hasText: author.name });
  await expect(log.filter({ hasText: 'Kept' })).toHaveCount(1);
  await expect(log.filter({ hasText: 'Hidden' })).toContainText(reason);
  expect(await read(ids[1])).toBe(200);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
});

test('a decision that another moderator has made first is not lost in silence, and the item is gone', {
  tag: '@phone',
}, async ({ page, complaints }) => {
  const author = await newOwner();
  const id = await addReportedPost(author.browser, `Puppies by ${author.name}`);
  await signInAsModerator(page, (await signedUp(page)).email);
  await page.goto('/moderation');
  const row = page.getByRole('button', { name: `Puppies by ${author.name}` });
  await row.click();
  await expect(page.getByRole('heading', { name: `Post by ${author.name}` })).toBeVisible();
  expect(await isTooWide(page)).toBe(false);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  const other = await newModerator();
  await other.ask(moderation.decide, { params: { queue: 'reports', id: `${id}-1` }, body: { decision: 'keep' } });
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await page.getByLabel(`Reason, shown to ${author.name}`).fill(reason);
  await page.getByRole('button', { name: 'Hide post' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('has already decided about this.', { exact: false })).toBeVisible();
  await expect(row).toHaveCount(0);
  allowConsoleLike(complaints, /409/);
});

test('the author of a hidden post reads why and objects once', { tag: '@phone' }, async ({ page }) => {
  await signedUp(page);
  const headers = { origin: new URL(process.env.HOUNDWELL_URL ?? '').origin };
  const data = { title: 'A link to the shelter', content: 'They have a page.' };
  const { id } = (await (await page.request.post('/api/forum/posts', { data, headers })).json()) as { id: string };
  const { browser } = await newOwner();
  await browser.ask(forum.reportPost, { params: { id }, body: { reason: 'Spam or advertising' } });
  const moderator = await newModerator();
  const params = { queue: 'reports', id: `${id}-1` } as const;
  await moderator.ask(moderation.decide, { params, body: { decision: 'hide', reason: 'No links to shops.' } });
  await page.goto(`/community/${id}`);
  await expect(page.getByText('No links to shops.')).toBeVisible();
  await page.getByRole('button', { name: 'Object' }).click();
  const dialog = page.getByRole('dialog', { name: 'Object to the decision' });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText("Please tell us why you don't agree")).toBeVisible();
  await dialog.getByRole('textbox').fill('It is a shelter, not a shop.');
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('You objected. A moderator looks at it again.')).toBeVisible();
  expect(await isTooWide(page)).toBe(false);
});

test('an ordinary owner has no link to moderation, and the page says who it is for', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await signedUp(page);
  await page.goto('/moderation');
  await expect(page.getByRole('heading', { name: 'This page is for moderators' })).toBeVisible();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Moderation' })).toHaveCount(0);
});
