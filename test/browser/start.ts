import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpackChromium } from '#test/support/chromium.ts';
import { startProcess } from '#test/support/process.ts';

/**
 * Unpacks the browser and starts Houndwell with empty data.
 * @returns a function that stops Houndwell
 */
export default async function start(): Promise<() => Promise<void>> {
  await unpackChromium();
  const folder = mkdtempSync(join(tmpdir(), 'houndwell-browser-'));
  const houndwell = await startProcess({ DATA_DIR: folder });
  process.env.HOUNDWELL_URL = houndwell.url;
  return async () => {
    await houndwell.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
