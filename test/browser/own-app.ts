import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '#test/support/process.ts';
import { test } from './visit.ts';

/** Starts a Houndwell for the tests of this file alone, for those that move the clock or need an empty one. */
export function ownApp(): { readonly url: string } {
  const folder = mkdtempSync(join(tmpdir(), 'houndwell-own-'));
  let app: Awaited<ReturnType<typeof startProcess>> | undefined;
  test.beforeAll(async () => {
    app = await startProcess({ DATA_DIR: folder });
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
