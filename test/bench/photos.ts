import { cleanUp } from '#test/support/clean-up.ts';
import { disguisedPhotos } from '#test/support/disguised-photos.ts';
import { startTestApp } from '#test/support/test-app.ts';
import { tryPhotos, tryPhotosOfOthers } from '#test/support/try-photos.ts';

/**
 * `npm run try:photos` uploads and publishes more than 200 files that pretend to be photos, and tries to use photos of other
 * owners. It prints how many were tried, and which of them became public.
 */

let failures = 0;
try {
  process.env.AWS_CLIENT_TIMEOUT_FACTOR ??= '4';
  const app = await startTestApp();
  const runs = [
    ['disguised files', await tryPhotos(app, disguisedPhotos)],
    ['addresses of photos of others', await tryPhotosOfOthers(app)],
  ] as const;
  for (const [what, { tried, failed }] of runs) {
    failures += failed.length;
    process.stdout.write(`${[`${what}: ${tried} tried, ${failed.length} failed`, ...failed].join('\n  ')}\n`);
  }
} finally {
  await cleanUp();
}
process.exit(failures > 0 ? 1 : 0);
