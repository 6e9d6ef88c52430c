import type { Page } from '@playwright/test';
import { sample } from '#test/support/sample.ts';
import { expect, signedUp, test, withDog } from './visit.ts';

/** Screens of every layout that has the button. */
const screens = [
  '/',
  '/profile',
  '/profile?tab=account',
  '/profile?tab=billing',
  '/calendar',
  '/exercise',
  '/community',
  '/support',
  '/locations',
  '/pricing',
  '/payment?plan=basic',
  '/guide',
  '/guide/no-such-article',
];

/** Returns the texts that the paw button covers at the end of the page. */
function coveredTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const paw = document.querySelector('.hw-paw')?.getBoundingClientRect();
    if (!paw) return [];
    const covered: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const isUnder = [...range.getClientRects()].some(
        ({ left, right, top, bottom, width }) =>
          width > 1 && left < paw.right && right > paw.left && top < paw.bottom && bottom > paw.top,
      );
      const isShown = texts.currentNode.parentElement?.checkVisibility({ visibilityProperty: true });
      if (isUnder && isShown) covered.push(texts.currentNode.textContent ?? '');
    }
    return covered;
  });
}

// The window sizes of the two projects at a zoom of 200%.
for (const [width, height, tag] of [
  [195, 422, '@phone'],
  [720, 450, undefined],
] as const) {
  test(
    `at ${width} by ${height} the paw button covers no text at the end of any screen`,
    tag ? { tag } : {},
    async ({ page }) => {
      await signedUp(page);
      await withDog(page);
      await page.setViewportSize({ width, height });
      const covered: Record<string, string[]> = {};
      for (const path of sample(screens, 4)) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const texts = await coveredTexts(page);
        if (texts.length > 0) covered[path] = texts;
      }
      expect(covered).toEqual({});
    },
  );
}
