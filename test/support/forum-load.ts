import { forum } from '#shared/contract/forum.ts';
import { createFactories, type Owner } from '#test/support/factories.ts';
import { sampleSeed } from '#test/support/sample.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { seededRandom } from '../../scripts/training/random.ts';

/** The result of a load run. */
export interface LoadResult {
  /** Requests, including those that repeat another one. */
  tried: number;
  /** Actions that did not succeed after several attempts. */
  failed: number;
  /** Posts whose counts differ from the likes and comments that the writers have made. */
  wrongCounts: number;
}

/** How often a writer repeats a request that the service refused because it was busy. */
const maxTries = 20;

/**
 * Lets several owners like, unlike and comment on posts at the same time. Every request is sent twice, as after a lost
 * response, and repeated while the service is busy. Compares the counts of all posts with what the owners did.
 * @param each how many actions each writer performs
 */
export async function loadForum(
  app: TestApp,
  { writers, posts, each }: { writers: number; posts: number; each: number },
): Promise<LoadResult> {
  const create = createFactories(app);
  // Sign-ups are limited per address, and posts per owner.
  const visitors = Array.from({ length: writers }, (_, index) => app.visitor(`127.0.31.${index + 1}`));
  const owners = await Promise.all(visitors.map((visitor) => create.owner(visitor)));
  const result: LoadResult = { tried: 0, failed: 0, wrongCounts: 0 };

  const repeat = async ({ browser }: Owner, method: 'POST' | 'DELETE', path: string, body?: object) => {
    const key = crypto.randomUUID();
    for (let tries = 0, done = 0; tries < maxTries && done < 2; tries += 1) {
      result.tried += 1;
      const { status } = await browser.send(method, path, body, { key });
      if (status < 400) done += 1;
      if (done === 2) return;
    }
    result.failed += 1;
  };

  const ids: string[] = [];
  await Promise.all(
    owners.map(async ({ browser }, index) => {
      for (let number = index; number < posts; number += writers) {
        const body = { title: `Post ${number}`, content: 'About a dog.', category: 'general' as const };
        ids.push((await browser.ask(forum.createPost, { body })).id);
      }
    }),
  );

  const likers = new Map(ids.map((id) => [id, new Set<string>()]));
  const comments = new Map(ids.map((id) => [id, 0]));
  await Promise.all(
    owners.map(async (owner, index) => {
      const random = seededRandom(sampleSeed + index);
      for (let count = 0; count < each; count += 1) {
        // Half of the actions are on the first post, so that many owners change the same row.
        const id = ids[random() < 0.5 ? 0 : Math.floor(random() * ids.length)] ?? '';
        const path = `/api/forum/posts/${id}`;
        const action = random();
        if (action < 0.5) {
          await repeat(owner, 'POST', `${path}/like`);
          likers.get(id)?.add(owner.user.id);
        } else if (action < 0.7) {
          await repeat(owner, 'DELETE', `${path}/like`);
          likers.get(id)?.delete(owner.user.id);
        } else {
          await repeat(owner, 'POST', `${path}/comments`, { content: 'Good dog.' });
          comments.set(id, (comments.get(id) ?? 0) + 1);
        }
      }
    }),
  );

  const [reader] = owners;
  for (const id of ids) {
    const post = await reader?.browser.ask(forum.getPost, { params: { id } });
    if (post?.likes !== likers.get(id)?.size || post?.commentCount !== comments.get(id)) result.wrongCounts += 1;
  }
  return result;
}
