import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '#test/support/process.ts';
import { test } from './visit.ts';

/**
 * Starts a separate Houndwell for the tests of one file, such as tests that move the clock or need empty data.
 * @param settings returns its settings when the tests begin
 */
export function ownApp(settings: () => Record<string, string> = () => ({})): { readonly url: string } {
  const folder = mkdtempSync(join(tmpdir(), 'houndwell-own-'));
  // The tests run in one worker, because each worker would start an app of its own.
  test.describe.configure({ mode: 'default' });
  let app: Awaited<ReturnType<typeof startProcess>> | undefined;
  test.beforeAll(async () => {
    app = await startProcess({ DATA_DIR: folder, ...settings() });
  });
  test.afterAll(async () => {
    await app?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    get url() {
      return app?.url ?? '';
    },
  };
}
