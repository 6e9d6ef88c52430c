import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium as playwright } from '@playwright/test';
import { createDemo, demoSignIn } from '#infra/local/demo.ts';
import { startRuntime } from '#infra/local/runtime.ts';
import { readSettings } from '#infra/local/settings.ts';
import { account } from '#shared/contract/account.ts';
import { print, type Row } from '#test/bench/print-rows.ts';
import { chromium, unpackChromium } from '#test/support/chromium.ts';

/**
 * `npm run measure:screens` opens screens as the demo owner, on a phone's screen with a CPU that is four times slower. It
 * prints the long tasks until the network and the page are idle, the CPU time of the page's
 * thread next to that of a page without scripts, and the layout shift. CPU time and ratio depend little on what else the
 * machine does. Long tasks do, so measure on an idle machine.
 */
const paths =
  process.argv.length > 2
    ? process.argv.slice(2)
    : [
        '/',
        '/profile',
        '/calendar',
        '/exercise',
        '/community',
        '/locations',
        '/guide',
        '/emergency',
        '/support',
        '/tips',
      ];

/** A page without scripts and styles. */
const blankPath = '/robots.txt';

/** As in Lighthouse's measurement of a phone. */
const slowdown = 4;
const phone = { width: 412, height: 823 };

/** Each screen is measured this often. The median counts. */
const runs = 5;

/** A task blocks the page for what it takes beyond this, in milliseconds. */
const longTaskMs = 50;

interface Measured {
  /** The durations of the long tasks in milliseconds. */
  longTasks: number[];
  cpuMs: number;
  shift: number;
}

/** Records long tasks and layout shifts of the page from its start. */
function record(): void {
  const recorded = { longTasks: [] as number[], shift: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) recorded.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) recorded.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(globalThis, { recorded });
}

async function measureOnce(context: BrowserContext, path: string): Promise<Measured> {
  const page = await context.newPage();
  await page.addInitScript(record);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const { metrics } = await devTools.send('Performance.getMetrics');
  const recorded = await page.evaluate(
    () => (globalThis as unknown as { recorded: Pick<Measured, 'longTasks' | 'shift'> }).recorded,
  );
  await page.close();
  return { ...recorded, cpuMs: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000 };
}

function blockingMs({ longTasks }: Measured): number {
  return longTasks.reduce((sum, duration) => sum + duration - longTaskMs, 0);
}

/** Measures a screen several times. Returns the run with the median CPU time. */
async function measure(context: BrowserContext, path: string): Promise<Measured> {
  const measured: Measured[] = [];
  for (let count = 0; count < runs; count += 1) measured.push(await measureOnce(context, path));
  const median = measured.toSorted((one, other) => one.cpuMs - other.cpuMs)[Math.floor(runs / 2)] as Measured;
  return { ...median, shift: Math.max(...measured.map(({ shift }) => shift)) };
}

async function signedIn(browser: Browser, siteOrigin: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: siteOrigin,
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  await context.addInitScript(() => localStorage.setItem('houndwell.tutorial_completed', 'true'));
  const page = await context.newPage();
  await page.goto('/emergency');
  await page.evaluate(
    async ([paths, credentials]) => {
      const headers = { 'content-type': 'application/json' };
      await fetch(paths.login, { method: 'POST', headers, body: JSON.stringify(credentials) });
      await fetch(paths.first, { method: 'POST', headers });
    },
    [
      { login: account.login.path, first: account.completeFirstLogin.path },
      { ...demoSignIn, rememberMe: true },
    ] as const,
  );
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.close();
  return context;
}

const dataDir = mkdtempSync(join(tmpdir(), 'houndwell-screens-'));
await unpackChromium();
const runtime = await startRuntime(readSettings({ PORT: '0', DEMO: 'off', DATA_DIR: dataDir, LAMBDAS: 'bundles' }), {
  log: () => undefined,
  output: () => undefined,
});
const browser = await playwright.launch(chromium());
try {
  await createDemo(runtime);
  const context = await signedIn(browser, runtime.siteOrigin);
  const blank = await measure(context, blankPath);
  const rows: Row[] = [];
  for (const path of paths) {
    const measured = await measure(context, path);
    const longTasks = measured.longTasks.map((ms) => Math.round(ms)).join(' + ') || 'none';
    rows.push([
      path,
      `${longTasks}, ${Math.round(blockingMs(measured))} ms blocked`,
      `${Math.round(measured.cpuMs)} ms, ${(measured.cpuMs / blank.cpuMs).toFixed(1)} x blank`,
      measured.shift.toFixed(4),
    ]);
  }
  print('Screens, with a CPU four times slower', ['screen', 'long tasks', 'CPU time', 'shift'], rows);
} finally {
  await browser.close();
  await runtime.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
