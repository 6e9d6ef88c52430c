import { rex } from '#test/support/factories.ts';
import { picture } from '#test/support/photo-files.ts';
import { allowConsole } from './account-steps.ts';
import { ask } from './calendar-steps.ts';
import { addComment, addPost, choose, findPost, newTitle, registerAuthor } from './community-steps.ts';
import { axeViolations, expect, isTooWide, test } from './visit.ts';

test('an owner writes a post with a photo about their dog, edits it, and deletes it with Undo', {
  tag: '@phone',
}, async ({ page }) => {
  await registerAuthor(page, 'Maya Torres');
  expect((await ask(page, 'POST', '/api/dogs', rex)).status()).toBe(201);
  await page.goto('/community');
  await page.getByRole('button', { name: 'Create Post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Post' });
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(dialog.getByText('Please fill in both title and content')).toHaveCount(2);
  await expect(dialog.getByLabel('Title')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);

  const title = newTitle('The sun on the porch');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Your post').fill('First warm day.\nSee https://example.com');
  await dialog.getByLabel('Category').selectOption('Exercise');
  await dialog.getByLabel('About (optional)').selectOption('Rex');
  const buffer = await picture(900, 600).jpeg().toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'rex.jpg', mimeType: 'image/jpeg', buffer });
  await expect(dialog.getByText('Ready to save.')).toBeVisible();
  await dialog.getByLabel('What does the photo show? (optional)').fill('Rex asleep');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText('Post published')).toBeVisible();

  const post = findPost(page, title);
  await expect(post).toContainText('Maya T.');
  await expect(post).toContainText('Rex, Beagle, 3.5 years');
  await expect(post).toContainText('Exercise');
  // Links in texts stay text.
  await expect(post.getByRole('link', { name: /example/ })).toHaveCount(0);
  const photo = post.locator('.hw-forum-photo img');
  await expect(photo).toHaveAttribute('src', /^\/photos\/\w+\/\w+-thumb\.webp$/);
  expect([await photo.getAttribute('width'), await photo.getAttribute('height')]).toEqual(['320', '213']);
  await post.getByRole('button', { name: 'Show the photo large: Rex asleep' }).click();
  const large = page.getByRole('dialog', { name: 'Photo' }).getByRole('img', { name: 'Rex asleep' });
  await expect(large).toHaveAttribute('width', '900');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await choose(page, `More about ${title}`, 'Edit post');
  await page.getByLabel('Title').fill(`${title}, again`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Post updated')).toBeVisible();
  await expect(findPost(page, `${title}, again`)).toContainText('(edited)');
  await choose(page, `More about ${title}, again`, 'Delete post');
  await expect(findPost(page, `${title}, again`)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(findPost(page, `${title}, again`)).toBeVisible();
  await choose(page, `More about ${title}, again`, 'Delete post');
  const deleted = page.waitForResponse((reply) => reply.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  expect((await deleted).status()).toBe(204);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Create Post' })).toBeVisible();
  await expect(findPost(page, `${title}, again`)).toHaveCount(0);
});

test('what is typed in a post survives Back, a reload, a failed post and an expired session', async ({
  page,
  complaints,
}) => {
  await registerAuthor(page, 'Maya Torres');
  await page.goto('/community');
  await page.getByRole('button', { name: 'Create Post' }).click();
  await page.getByLabel('Title').fill('Half a thought');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/community$/);
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(page.getByText('We kept what you typed')).toBeVisible();
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Create Post' });
  await expect(dialog.getByLabel('Title')).toHaveValue('Half a thought');
  await dialog.getByLabel('Your post').fill('The other half.');
  await page.route('**/api/forum/posts', (route) => route.fulfill({ status: 409, json: {} }));
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText('Failed to create post. Please try again.')).toBeVisible();
  await expect(dialog.getByLabel('Your post')).toHaveValue('The other half.');
  allowConsole(complaints, 409);

  await page.unrouteAll();
  await page.context().clearCookies();
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText('Authentication Required: Please log in to create posts')).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);
  allowConsole(complaints, 401);
});

test('a post or comment about an emergency shows whom to call before it is posted, and a notice to readers', {
  tag: '@phone',
}, async ({ page }) => {
  await registerAuthor(page, 'Maya Torres');
  await page.goto('/?from=home');
  await page.getByRole('link', { name: 'Share Update' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Post' });
  const title = newTitle('He ate a bar of dark chocolate');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Your post').fill('He is shaking and vomiting right now. What should I do?');
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Call a vet now' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Post anyway' }).click();
  await expect(findPost(page, title)).toContainText('This may be an emergency.');
  await expect(findPost(page, title).getByRole('link', { name: 'Emergency help' })).toBeVisible();
  expect(await isTooWide(page)).toBe(false);

  const post = findPost(page, title);
  await post.getByRole('button', { name: /^0 comments/ }).click();
  await post.getByRole('textbox').fill('Mine has collapsed and cannot breathe right now.');
  await post.getByRole('button', { name: 'Post the comment', exact: true }).click();
  await expect(post.getByRole('heading', { name: 'Call a vet now' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  await post.getByRole('button', { name: 'Post the comment anyway' }).click();
  await expect(post.getByRole('region').getByText('This may be an emergency.')).toBeVisible();
});

test('likes and comments appear at once, and a failure takes them back with a message', async ({
  page,
  complaints,
}) => {
  await registerAuthor(page, 'Maya Torres');
  const title = newTitle('Loose leash');
  await addPost(page, { title, category: 'grooming' });
  await page.goto('/community?category=grooming');
  const post = findPost(page, title);
  const like = post.getByRole('button', { name: /^Like the post/ });
  await page.route('**/api/forum/posts/*/like', (route) => route.fulfill({ status: 409, json: {} }));
  await like.click();
  await expect(page.getByText('Failed to like post. Please try again.')).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await page.unrouteAll();

  // The response waits, so that the owner sees the like before it.
  let release = () => {};
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/forum/posts/*/like', async (route) => {
    await waiting;
    await route.continue();
  });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toContainText('1');
  // Two more changes during the request are sent as one, or none if they cancel out.
  await like.click();
  await like.click();
  release();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.unrouteAll({ behavior: 'wait' });

  await post.getByRole('button', { name: /^0 comments/ }).click();
  const field = post.getByRole('textbox', { name: `Comment on ${title}` });
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/comments', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await failing;
    await route.abort();
  });
  await field.fill('Same here!');
  await post.getByRole('button', { name: 'Post the comment' }).click();
  await expect(post.getByRole('listitem')).toContainText('Posting...');
  fail();
  await expect(page.getByText('Failed to add comment. Please try again.')).toBeVisible();
  await expect(field).toHaveValue('Same here!');
  await expect(post.getByRole('listitem')).toHaveCount(0);
  await page.unrouteAll();
  await post.getByRole('button', { name: 'Post the comment' }).click();
  await expect(post.getByRole('listitem')).toContainText('Same here!');
  await expect(post.getByRole('button', { name: /^1 comment / })).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/409|net::ERR_/.test(text)));
});

test('an author edits and deletes a comment, and marks the one that helped as the answer', async ({ page }) => {
  await registerAuthor(page, 'Maya Torres');
  const title = newTitle('How to stop pulling');
  const post = await addPost(page, { title });
  await addComment(page, post, 'Stop and wait.');
  await addComment(page, post, 'No idea.');
  await page.goto(`/community/${post.id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const comments = page.getByRole('region', { name: `Comments on ${title}` }).getByRole('listitem');
  const [helpful, other] = [comments.nth(0), comments.nth(1)];
  await helpful.getByRole('button', { name: /^More about the comment/ }).click();
  await page.getByRole('menuitem', { name: 'Mark as the answer' }).click();
  await expect(helpful).toContainText('Answer');
  await expect(page.getByText('Answered')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await other.getByRole('button', { name: /^More about the comment/ }).click();
  await page.getByRole('menuitem', { name: 'Edit comment' }).click();
  await page.getByLabel('Your comment').fill('A harness helps, too.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other).toContainText('A harness helps, too.');
  await other.getByRole('button', { name: /^More about the comment/ }).click();
  await page.getByRole('menuitem', { name: 'Delete comment' }).click();
  await expect(page.getByRole('button', { name: /^1 comment / })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /^2 comments / })).toBeVisible();
});
