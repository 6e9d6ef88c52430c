import { addCalendar, hostileCalendars } from '#test/bench/hostile-feeds.ts';
import { print, type Row } from '#test/bench/print-rows.ts';
import { readChildrenCpu } from '#test/support/children-cpu.ts';
import { cleanUp } from '#test/support/clean-up.ts';
import { coldStart } from '#test/support/cold-start.ts';
import { gifWithFrames, jpegWithScans, pngWithTexts, webpWithFrames } from '#test/support/hostile-photos.ts';
import { noise, picture } from '#test/support/photo-files.ts';
import { startTestApp } from '#test/support/test-app.ts';

/** `npm run bench:cpu` measures the CPU time of what owners could make expensive, next to the goals. */

/** The most milliseconds of a calendar feed that its process has not rendered before, with all threads of the process. */
const maxFeedMs = 300;

async function feedRows(): Promise<Row[]> {
  process.env.LAMBDAS = 'bundles';
  const app = await startTestApp();
  const rows: Row[] = [];
  const usual = await addCalendar(app, hostileCalendars['a few appointments'] ?? {});
  for (const [name, calendar] of Object.entries(hostileCalendars)) {
    const event = await addCalendar(app, calendar);
    // The first request starts the process and loads its code, whatever the feed contains.
    const events = [usual, event, event];
    const { cpuMs, statuses } = await coldStart('appointments', { environment: app.environment, events });
    const [start = 0, first = 0, second = 0] = cpuMs;
    const failed = statuses.some((status) => status !== 200) ? `answered ${statuses.join(', ')}` : '';
    rows.push([
      name,
      `${first} ms, then ${second} ms, after ${start} ms for the start`,
      `${maxFeedMs} ms`,
      first > maxFeedMs ? 'over its goal' : failed,
    ]);
  }
  return rows;
}

/** The most seconds of a photo. */
const maxPhotoSeconds = 8;

/** Photos of the largest size, and small files that take minutes without limits. */
const hostilePhotos: Record<string, () => Promise<Buffer> | Buffer> = {
  'a JPEG of 40 megapixels': () => noise(8000, 5000).jpeg({ quality: 20 }).toBuffer(),
  'a progressive JPEG of 40 megapixels': () => noise(8000, 5000).jpeg({ quality: 15, progressive: true }).toBuffer(),
  'an AVIF of 40 megapixels': () => noise(8000, 5000).blur(2).avif({ quality: 75, effort: 1 }).toBuffer(),
  'an interlaced PNG of 40 megapixels': () => picture(8000, 5000).png({ progressive: true }).toBuffer(),
  'a PNG with 90 texts of 50 MB': () => pngWithTexts(90, 50_000_000),
  'a JPEG with 100 scans': () => jpegWithScans(100),
  'a JPEG with 3,000 scans': () => jpegWithScans(3000),
  'a WebP with 100,000 frames': () => webpWithFrames(100_000),
  'a GIF with 600,000 frames': () => gifWithFrames(600_000),
};

async function photoRows(): Promise<Row[]> {
  // Only the CPU time limits a photo here, even on a busy machine.
  process.env.AWS_CLIENT_TIMEOUT_FACTOR = '12';
  const { reencodeImage } = await import('#functions/photos/image.ts');
  const rows: Row[] = [];
  for (const [name, create] of Object.entries(hostilePhotos)) {
    const file = await create();
    const childrenBefore = readChildrenCpu() ?? 0;
    const before = process.cpuUsage();
    const outcome = await reencodeImage(file).then(
      () => 'published',
      () => 'refused',
    );
    const { user, system } = process.cpuUsage(before);
    const seconds = (readChildrenCpu() ?? 0) - childrenBefore + (user + system) / 1e6;
    const size = `${(file.length / 1e6).toFixed(1)} MB`;
    const over = seconds > maxPhotoSeconds ? ', over its goal' : '';
    rows.push([`${name}, ${size}`, `${seconds.toFixed(1)} s`, `${maxPhotoSeconds} s`, `${outcome}${over}`]);
  }
  return rows;
}

try {
  print('Photos, CPU time', ['file', 'measured', 'goal', ''], await photoRows());
  print(
    'Calendar feeds, CPU time',
    ['calendar', 'first time, again, after the start with a usual feed', 'goal', ''],
    await feedRows(),
  );
} finally {
  await cleanUp();
}
process.exit();
