import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundlesFolder } from '#test/support/folders.ts';

/**
 * This process runs the bundles of account and billing until it is killed. For each message with an `event` and its
 * `clockOffsetMs`, the process sends the handler's response.
 */
const load = (lambda: string) => import(pathToFileURL(join(bundlesFolder, lambda, 'index.mjs')).href);

await load('account');
process.on('message', async ({ event, clockOffsetMs }: { event: { routeKey: string }; clockOffsetMs: number }) => {
  process.env.CLOCK_OFFSET_MS = String(clockOffsetMs);
  const { handler } = await load(event.routeKey.includes('/api/auth/') ? 'account' : 'billing');
  process.send?.(await handler(event, {}));
});
process.send?.('ready');
