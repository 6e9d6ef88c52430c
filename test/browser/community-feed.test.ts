import type { Page } from '@playwright/test';
import { rex } from '#test/support/factories.ts';
import { mockPost } from '#test/support/mock-posts.ts';
import { allowConsole } from './account-steps.ts';
import { ask } from './calendar-steps.ts';
import { addComment, addPost, choose, findPost, newTitle, registerAuthor } from './community-steps.ts';
import { axeViolations, axeViolationsInBothThemes, expect, isPhone, isTooWide, test } from './visit.ts';

/** Signs up an owner with a dog of a breed that no other test has. Returns the dog's ID. */
async function withBreed(page: Page, breed: string): Promise<string> {
  await registerAuthor(page, 'Jonah Reed');
  const reply = await ask(page, 'POST', '/api/dogs', { ...rex, name: 'Pepper', breed });
  return (await reply.json()).id;
}

test('posts are found by words, category and breed, and Back returns to the same place in the feed', {
  tag: '@phone',
}, async ({ page }) => {
  const dogId = await withBreed(page, 'Saluki');
  const word = `waggle${Date.now().toString(36)}`;
  for (let at = 1; at <= 20; at++) await addPost(page, { title: `Walk ${at} ${word}`, dogId, category: 'exercise' });
  await page.goto('/community');
  await page.getByLabel('Breed').selectOption('Saluki');
  await expect(page).toHaveURL(/breed=Saluki$/);
  await expect(findPost(page, `Walk 20 ${word}`)).toBeVisible();
  await page.getByRole('button', { name: 'Health', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible();
  await page.getByRole('button', { name: 'Exercise', exact: true }).click();
  await expect(findPost(page, `Walk 20 ${word}`)).toBeVisible();
  // The words of a post are indexed by an event.
  await page.request.post('/__local/settle', { headers: { 'x-houndwell-local': '1' } });
  await page.getByLabel('Search posts').fill(`${word} 17`);
  await page.getByLabel('Search posts').press('Enter');
  await expect(findPost(page, `Walk 17 ${word}`)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByLabel('Search posts').fill('');
  await expect(findPost(page, `Walk 20 ${word}`)).toBeVisible();
  await expect(page).toHaveURL(/category=exercise/);

  // The next page loads as its end comes near.
  await findPost(page, `Walk 9 ${word}`).scrollIntoViewIfNeeded();
  await findPost(page, `Walk 2 ${word}`).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(2000);
  await findPost(page, `Walk 2 ${word}`)
    .getByRole('link', { name: `Walk 2 ${word}` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: `Walk 2 ${word}` })).toBeVisible();
  await expect(page).toHaveTitle(`Houndwell · Walk 2 ${word}`);
  const isBack = async () => {
    await expect(findPost(page, `Walk 2 ${word}`)).toBeInViewport();
    await expect.poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), before)).toBeLessThan(2);
    await expect(page).toHaveURL(/category=exercise/);
  };
  await page.goBack();
  await isBack();
  await page.goForward();
  await page.getByRole('button', { name: 'Community Forum' }).click();
  await isBack();
  expect(await isTooWide(page)).toBe(false);
});

test('new posts are counted without moving what an owner reads, and shown on request', async ({
  page,
  anotherBrowser,
}) => {
  const breed = 'Basenji';
  const dogId = await withBreed(page, breed);
  const title = newTitle('The first one');
  await addPost(page, { title, dogId });
  await page.clock.install();
  await page.goto(`/community?breed=${breed}`);
  await expect(findPost(page, title)).toBeVisible();
  const other = await anotherBrowser();
  const otherDog = await withBreed(other, breed);
  const newer = newTitle('The newer one');
  await addPost(other, { title: newer, dogId: otherDog });
  const before = await findPost(page, title).boundingBox();
  await page.clock.fastForward(61_000);
  const button = page.getByRole('button', { name: '1 new post' });
  await expect(button).toBeVisible();
  expect(await findPost(page, title).boundingBox()).toEqual(before);
  await expect(findPost(page, newer)).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await button.click();
  await expect(findPost(page, newer)).toBeVisible();
  await expect(findPost(page, newer).getByRole('link', { name: newer })).toBeFocused();
  await expect(button).toHaveCount(0);
});

test('an owner reads by keyboard: menus, comments and the next posts', async ({ page }) => {
  await registerAuthor(page, 'Lena Moss');
  const word = newTitle('Keys');
  for (let at = 1; at <= 16; at++) await addPost(page, { title: `${word} ${at}` });
  await addComment(page, await addPost(page, { title: `${word} 17` }), 'Woof.');
  // Without observers, only the button loads more posts.
  await page.addInitScript(() => {
    globalThis.IntersectionObserver = class {
      observe() {}
      disconnect() {}
    } as never;
  });
  await page.goto(`/community?q=${encodeURIComponent(word)}`);
  const post = findPost(page, `${word} 17`);
  const menu = post.getByRole('button', { name: `More about ${word} 17` });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await post.getByRole('button', { name: /^1 comment / }).press('Enter');
  await expect(post.getByText('Woof.')).toBeVisible();
  await post.getByRole('textbox', { name: /^Comment on/ }).fill('Me too.');
  await page.keyboard.press('Control+Enter');
  await expect(post.getByText('Me too.')).toBeVisible();
  await page.getByRole('button', { name: 'Show more posts' }).press('Enter');
  await expect(findPost(page, `${word} 2`).getByRole('link', { name: `${word} 2`, exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Show more posts' })).toHaveCount(0);
});

test('an owner whose plan has no posting reads everything, and sees which plan has it', { tag: '@phone' }, async ({
  page,
  anotherBrowser,
}) => {
  const author = await anotherBrowser();
  await registerAuthor(author, 'Lena Moss');
  const title = newTitle('For everybody');
  const post = await addPost(author, { title, category: 'breeding' });
  await addComment(author, post, 'A comment.');
  await registerAuthor(page, 'Maya Torres');
  await page.route('**/api/subscription-status', async (route) => {
    const status = await (await route.fetch()).json();
    await route.fulfill({ json: { ...status, tier: 'free' } });
  });
  await page.goto('/community?category=breeding');
  await expect(page.getByRole('region', { name: 'Posting in the community is part of the Basic plan.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Post' })).toHaveCount(0);
  const card = findPost(page, title);
  await expect(card.getByRole('button', { name: /^Like/ })).toHaveCount(0);
  await card.getByRole('button', { name: /^1 comment / }).click();
  await expect(card.getByText('A comment.')).toBeVisible();
  await expect(card.getByRole('textbox')).toHaveCount(0);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  await page.goto('/community?new=true&category=breeding');
  await expect(card).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an owner reports a post, and blocks and unblocks its author', async ({ page, anotherBrowser, complaints }) => {
  const author = await anotherBrowser();
  await registerAuthor(author, 'Spam Seller');
  const title = newTitle('Cheap leashes');
  await addPost(author, { title, category: 'nutrition' });
  await registerAuthor(page, 'Maya Torres');
  await page.goto('/community?category=nutrition');
  await choose(page, `More about ${title}`, 'Report post');
  const dialog = page.getByRole('dialog', { name: 'Report post' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Please choose a reason')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByLabel('Spam or advertising').check();
  await dialog.getByLabel('Details (optional)').fill('Third time today.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thanks. Our moderators will take a look.')).toBeVisible();
  await choose(page, `More about ${title}`, 'Report post');
  await dialog.getByLabel('Something else').check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText("You've already reported this. Our moderators will look at it.")).toBeVisible();
  allowConsole(complaints, 409);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await choose(page, `More about ${title}`, 'Block Spam S.');
  await expect(findPost(page, title)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(findPost(page, title)).toBeVisible();
  await choose(page, `More about ${title}`, 'Block Spam S.');
  await expect(findPost(page, title)).toHaveCount(0);
  if (isPhone(page)) await page.getByText('Guidelines and Leading Members').click();
  await page.getByRole('button', { name: 'People you blocked' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Unblock Spam S.' }).click();
  await expect(page.getByRole('heading', { name: 'Nobody' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(findPost(page, title)).toBeVisible();
});

test('the author of a hidden post sees it with the reason, and others do not', { tag: '@exhaustive' }, async ({
  page,
  anotherBrowser,
}) => {
  await registerAuthor(page, 'Maya Torres');
  const title = newTitle('Buy now');
  const { id } = await addPost(page, { title, category: 'behavior' });
  const reporter = await anotherBrowser();
  for (const name of ['Ada Lopez', 'Jonah Reed', 'Lena Moss']) {
    await reporter.context().clearCookies();
    await registerAuthor(reporter, name);
    expect((await ask(reporter, 'POST', `/api/forum/posts/${id}/report`, { reason: 'Spam' })).status()).toBe(204);
  }
  await page.goto('/community?category=behavior');
  await expect(findPost(page, title)).toContainText('Hidden by moderation. Only you and our moderators see this post.');
  await expect(findPost(page, title)).toContainText('Reason:');
  await reporter.goto('/community?category=behavior');
  await expect(reporter.getByRole('heading', { name: 'No posts found' })).toBeVisible();
  await expect(findPost(reporter, title)).toHaveCount(0);
});

test('home says that a post may be about an emergency, and that an own one is hidden', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await registerAuthor(page, 'Maya Torres');
  const about = { imageUrl: null, dog: null };
  const urgent = mockPost('He cannot breathe', 1, { ...about, isModerated: false, isEmergency: true });
  const hidden = mockPost('Buy now', 2, { ...about, isOwn: true });
  await page.route('**/api/forum/posts?*', (route) => route.fulfill({ json: [urgent, hidden] }));
  await page.goto('/');
  const posts = page.locator('.hw-highlights').getByRole('listitem');
  await expect(posts.filter({ hasText: urgent.content })).toContainText('This may be an emergency');
  await expect(posts.filter({ hasText: hidden.content })).toContainText('Hidden by moderation');
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
});

test('a list that does not load says so, and loads again', { tag: '@exhaustive' }, async ({ page, complaints }) => {
  await registerAuthor(page, 'Maya Torres');
  await page.route('**/api/forum/posts?*', (route) => route.fulfill({ status: 429, json: {} }));
  await page.goto('/community');
  await expect(page.getByText('Unable to load forum posts. Please try again later.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(
    page
      .getByRole('article')
      .or(page.getByRole('heading', { name: 'No posts yet' }))
      .first(),
  ).toBeVisible();
  await page.goto('/community/01ARZ3NDEKTSV4RRFFQ69G5FAV');
  await expect(page.getByRole('heading', { name: "We can't find that post" })).toBeVisible();
  allowConsole(complaints, 429);
  allowConsole(complaints, 404);
});
