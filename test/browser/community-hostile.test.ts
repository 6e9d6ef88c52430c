import type { Page } from '@playwright/test';
import { hostileTexts } from '#test/support/hostile-texts.ts';
import { mockComment, mockPost, photoAddress } from '#test/support/mock-posts.ts';
import { smallPhoto } from '#test/support/photo-files.ts';
import { sample } from '#test/support/sample.ts';
import { registerAuthor } from './community-steps.ts';
import { expect, isTooWide, test } from './visit.ts';

// The policy would refuse most scripts, and hide that a text became one.
test.use({ bypassCSP: true });

/** How many texts a page shows. */
const perPage = 100;

/** Answers the reads of the forum with posts and comments that have these texts in every field. */
async function mockForum(page: Page, texts: () => readonly string[]): Promise<void> {
  const photo = await smallPhoto();
  await page.route('**/photos/**', (route) => route.fulfill({ body: photo, contentType: 'image/jpeg' }));
  await page.route('**/api/forum/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('/comments')) return route.fulfill({ json: texts().map(mockComment) });
    if (pathname.endsWith('/new-posts')) return route.fulfill({ json: { count: 0 } });
    if (pathname.endsWith('/blocks'))
      return route.fulfill({
        json: texts().map((name, at) => ({ ownerId: String(at), name, blockedAt: '2026-11-20T12:00:00.000Z' })),
      });
    if (pathname.endsWith('/posts')) return route.fulfill({ json: texts().map((text, at) => mockPost(text, at)) });
    return route.fulfill({ json: mockPost(texts()[0] ?? '', 0) });
  });
}

/** Records calls that a text made, and returns what in the page is not plain text. Runs in the browser. */
function findHostile(texts: readonly string[]): string[] {
  const found = [...((globalThis as { calls?: string[] }).calls ?? [])];
  const isOurs = (address: string) => {
    // The origin of addresses with schemes such as `javascript:` is `null`.
    return URL.parse(address, location.href)?.origin === location.origin;
  };
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on') || name === 'srcdoc') found.push(`${element.tagName} has ${name}="${value}"`);
      if (/^(href|src|action|formaction|data|xlink:href)$/.test(name) && value && !isOurs(value))
        found.push(`${element.tagName} leads to ${value}`);
    }
    if (/^(iframe|object|embed|base|marquee|form|math|template)$/i.test(element.tagName)) {
      // The search is the only form of these screens, besides those for comments.
      if (!element.matches('search form, .hw-forum-form')) found.push(`There is a ${element.tagName}.`);
    }
  }
  const show = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  for (const [at, title] of show('.hw-forum-feed .hw-forum-title').entries()) {
    if (title !== texts[at]) found.push(`The title ${texts[at]} is shown as ${title}.`);
  }
  for (const link of document.querySelectorAll('.hw-forum-text a, .hw-forum-name a, figcaption a'))
    found.push(`A text has the link ${link.outerHTML}`);
  return found;
}

async function recordCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorder = globalThis as unknown as Record<string, unknown> & { calls: string[] };
    recorder.calls = [];
    for (const name of ['alert', 'confirm', 'prompt', 'print'])
      recorder[name] = () => recorder.calls.push(`A text called ${name}.`);
  });
}

test('no hostile text runs, and none becomes a link', async ({ page }) => {
  const texts = sample(hostileTexts, perPage);
  const size = Math.ceil(texts.length / perPage);
  test.setTimeout(120_000 + size * 60_000);
  await registerAuthor(page, 'Maya Torres');
  let batch: readonly string[] = [];
  const elsewhere: string[] = [];
  const { origin } = new URL(page.url());
  page.on('request', (request) => {
    const url = request.url();
    if (URL.parse(url)?.origin !== origin && !url.startsWith('data:')) elsewhere.push(`A text requested ${url}`);
  });
  await recordCalls(page);
  await mockForum(page, () => batch);
  const failed: string[] = [];
  const check = async () => failed.push(...(await page.evaluate(findHostile, batch)), ...elsewhere.splice(0));

  for (let start = 0; start < texts.length; start += perPage) {
    batch = texts.slice(start, start + perPage);
    // The name of the calendar is in the navigation of every screen.
    const label = [...(batch[0] ?? '')].slice(0, 20).join('');
    await page.evaluate((text) => localStorage.setItem('houndwell.calendar_label', text), label);
    await page.goto('/community');
    await expect(page.getByRole('article')).toHaveCount(batch.length);
    await page
      .getByRole('button', { name: /^Show the photo large/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Photo' })).toBeVisible();
    await check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'People you blocked' }).click();
    await expect(page.getByRole('button', { name: /^Unblock/ })).toHaveCount(batch.length);
    await check();
    await page.goto('/community/01ARZ3NDEKTSV4RRFFQ1000000');
    await expect(page.locator('.hw-forum-comment')).toHaveCount(batch.length);
    await check();
    await page.goto('/');
    await expect(page.locator('.hw-highlight-text').first()).toBeAttached();
    await check();
  }
  console.log(`Hostile texts: ${texts.length} tried in every field, ${failed.length} failed`);
  expect(failed).toEqual([]);

  // The search for failures finds one.
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src=nothing onerror=alert(1)>'));
  await expect.poll(() => page.evaluate(findHostile, batch)).toContain('A text called alert.');
});

const marks = String.fromCodePoint(0x0300, 0x0301, 0x0302, 0x0303, 0x0316, 0x0317, 0x0323, 0x0489).repeat(20);
const difficult: Readonly<Record<string, string>> = {
  'stacked marks': `Z${marks}a${marks}l${marks}g${marks}o${marks}`.repeat(5),
  'right-to-left overrides': `\u202Etxet siht daer\u202D and \u2067back\u2066 `.repeat(20),
  'one long word': 'W'.repeat(5000),
  'many emoji': '🐶'.repeat(5000),
  'many lines': 'a\n'.repeat(2500),
  'text from right to left': 'كلب '.repeat(1000),
};

test('the layout holds with stacked marks, overrides, long words, emoji and many lines', { tag: '@phone' }, async ({
  page,
}) => {
  await registerAuthor(page, 'Maya Torres');
  await mockForum(page, () => Object.values(difficult));
  for (const path of ['/community', '/community/01ARZ3NDEKTSV4RRFFQ1000000', '/']) {
    await page.goto(path);
    await expect(page.locator('.hw-forum-text, .hw-highlight-text').first()).toBeVisible();
    expect(await isTooWide(page), path).toBe(false);
  }
  await page.goto('/community');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(Object.keys(difficult).length);
  // Menus of all posts are inside the window, and nothing covers them.
  for (const [at, name] of Object.keys(difficult).entries()) {
    const menu = cards.nth(at).getByRole('button', { name: /^More about/ });
    await menu.click();
    await expect(page.getByRole('menuitem', { name: 'Copy link' }), name).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await isTooWide(page), name).toBe(false);
  }
  // Marks stay inside their text: a text is painted only within its box and a few pixels around.
  const clips = await page
    .locator('.hw-forum-title, .hw-forum-text, .hw-forum-name')
    .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).overflowY))]);
  expect(clips.every((clip) => ['clip', 'hidden'].includes(clip))).toBe(true);
});

test('a photo reserves its space before it loads', { tag: '@exhaustive' }, async ({ page }) => {
  await registerAuthor(page, 'Maya Torres');
  await mockForum(page, () => []);
  const post = mockPost('A photo', 0, { imageUrl: photoAddress, imageWidth: 1600, imageHeight: 1200 });
  await page.route('**/api/forum/posts?*', (route) => route.fulfill({ json: [post] }));
  let release = () => {};
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  const body = await smallPhoto();
  await page.route('**/photos/**', async (route) => {
    await waiting;
    await route.fulfill({ body, contentType: 'image/jpeg' });
  });
  await page.goto('/community');
  const box = await page.locator('.hw-forum-photo').boundingBox();
  expect(box?.width).toBeGreaterThan(300);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1600 / 1200, 2);
  release();
});
