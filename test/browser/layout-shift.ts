import { expect, type Page } from '@playwright/test';

/** Measures layout shifts in this page, from its next load on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0, take: () => 0 };
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) shifts.sum += (entry as unknown as { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    shifts.take = () => {
      add(observer.takeRecords());
      return shifts.sum;
    };
    Object.assign(globalThis, { shifts });
  });
}

/** Returns the sum of all layout shifts since the page loaded, once the next frames have been painted. */
export function readShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return (globalThis as unknown as { shifts: { take(): number } }).shifts.take();
  });
}

/** Holds requests to these URLs until the returned function is called. */
export async function heldBack(page: Page, address: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Expects that no line breaks within a word of these elements. */
export async function expectWholeWords(page: Page, selector: string): Promise<void> {
  const broken = await page.locator(selector).evaluateAll((elements) => {
    const found: string[] = [];
    for (const element of elements) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        for (const word of (text.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          if (range.getClientRects().length > 1) found.push(word[0]);
        }
      }
    }
    return found;
  });
  expect(broken).toEqual([]);
}
