import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { responseHeaders } from '#infra/site.ts';
import { expect, test as visit } from '#test/browser/visit.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** Builds the design page like the site, into its own folder, and serves it with the site's headers. */
async function serveDesignPage(): Promise<{ address: string; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'houndwell-design-'));
  await build({
    configFile: fileURLToPath(new URL('../../../frontend/vite.config.ts', import.meta.url)),
    mode: 'pieces',
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
    plugins: [
      {
        name: 'design-page',
        transformIndexHtml: {
          order: 'pre',
          handler: (html) => html.replace('/src/main.tsx', '../test/frontend/workshop/design-entry.tsx'),
        },
      },
    ],
  });

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const asked = join(folder, pathname);
    const file = existsSync(asked) && statSync(asked).isFile() ? asked : join(folder, 'index.html');
    if (extname(pathname) && file !== asked) {
      response.writeHead(404).end();
      return;
    }
    const address = `http://localhost:${(server.address() as AddressInfo).port}`;
    response.writeHead(200, {
      ...responseHeaders({ siteOrigin: address }),
      'content-type': types[extname(file)] ?? 'application/octet-stream',
    });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Design {
  /** The URL of the design page, which each worker builds and serves. */
  design: string;
}

/** A test that starts on the design page. It fails on any error or content security policy violation. */
export const test = visit.extend<object, Design>({
  design: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from the pattern
    async ({}, use) => {
      const site = await serveDesignPage();
      await use(site.address);
      await site.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ page, design }, use) => {
    await page.goto(design);
    await expect(page.getByRole('heading', { name: 'Every piece, one look' })).toBeVisible();
    await use(page);
  },
});
