import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { builtWebsite } from '#infra/local/http/website.ts';
import { expect } from '#test/browser/visit.ts';
import { siteFolder } from '#test/support/folders.ts';

/** Waits until the service worker controls the page and has cached what the page has loaded. */
export async function workerReady(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  const missing = () =>
    page.evaluate(async () => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const assets = loaded.filter((name) => /\/assets\/.*\.(js|css)$/.test(name));
      const found = await Promise.all(assets.map((name) => caches.match(name, { ignoreVary: true })));
      return assets.filter((_, at) => !found[at]).length;
    });
  // The service worker does not cache the files of static pages.
  if (await page.locator('script[src*="/assets/index-"]').count()) await expect.poll(missing).toBe(0);
}

/** Returns the paths of all cached files, by the name of the cache. */
export function cached(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const entries = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const requests = await (await caches.open(name)).keys();
        return [name, requests.map(({ url }) => new URL(url).pathname)] as const;
      }),
    );
    return Object.fromEntries(entries);
  });
}

/** Two releases of the site at one URL, with an API for which nobody is signed in. */
export interface Releases {
  url: string;
  /** Replaces the first release with the second. The files of the first are then gone. */
  deploy(): void;
  stop(): Promise<void>;
}

/** Builds a second release, in which one text of a source file is replaced, and serves the first release. */
export async function startReleases(change: { path: string; text: string; replacement: string }): Promise<Releases> {
  const folder = mkdtempSync(join(tmpdir(), 'houndwell-release-'));
  const parameters = ['test/support/changed-build.ts', folder, change.path, change.text, change.replacement];
  await promisify(execFile)(process.execPath, parameters, { env: { ...process.env, NODE_ENV: 'production' } });
  const siteOrigin = 'http://localhost';
  const first = builtWebsite({ folder: siteFolder, siteOrigin });
  const second = builtWebsite({ folder, siteOrigin });
  let current = first;
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/api/')) return void current.handle(request, response);
    response.writeHead(401, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: 'unauthorized', message: 'Unauthorized' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      current = second;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
