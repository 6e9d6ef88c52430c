import { cleanUp } from '#test/support/clean-up.ts';
import { loadForum } from '#test/support/forum-load.ts';
import { startTestApp } from '#test/support/test-app.ts';
import { likeAtOnce } from '#test/support/viral-post.ts';

/**
 * `npm run load:forum` lets 64 owners write on 1,000 posts over HTTP, with repeated requests, and 5,000 owners like one post.
 * It prints how many requests were tried and failed, and whether the counts are exact.
 */

const owners = 5000;
let problems = 0;

function report(text: string, failed: number): void {
  problems += failed;
  process.stdout.write(`${text}\n`);
}

try {
  const start = performance.now();
  const viral = await likeAtOnce(owners, 64);
  const seconds = (performance.now() - start) / 1000;
  const perMinute = Math.round((owners / seconds) * 60).toLocaleString('en-US');
  report(
    [
      `one post, ${viral.tried} owners: ${viral.tried} tried, ${viral.failed} failed, at ${perMinute} likes a minute`,
      `counted ${viral.likes}, liked by ${viral.likers} owners`,
      `${viral.conflicts} conflicts, ${viral.writesOfPost} writes of the post, at most ${viral.mostWrites} of one row`,
    ].join('\n  '),
    viral.failed + Math.abs(viral.likes - viral.likers),
  );
  const app = await startTestApp();
  const load = await loadForum(app, { writers: 64, posts: 1000, each: 100 });
  report(
    `64 writers on 1,000 posts: ${load.tried} requests tried, ${load.failed} failed, ${load.wrongCounts} posts with wrong counts`,
    load.failed + load.wrongCounts,
  );
} finally {
  await cleanUp();
}
process.exit(problems > 0 ? 1 : 0);
