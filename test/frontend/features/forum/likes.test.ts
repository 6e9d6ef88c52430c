import { expect, test } from 'vitest';
import type { Likes } from '#shared/contract/forum-fields.ts';
import { changeLike } from '../../../../frontend/src/features/forum/likes.ts';

const none: Likes = { likes: 4, isLiked: false };

/** A screen with likes, and a server whose responses the test releases. */
function setUp() {
  const sent: boolean[] = [];
  const shown: Likes[] = [];
  const replies: ((reply: Likes | Error) => void)[] = [];
  const press = (id: string, wanted: boolean) =>
    changeLike({
      id,
      current: shown.at(-1) ?? none,
      wanted,
      show: (likes) => shown.push(likes),
      send: (isLiked) => {
        sent.push(isLiked);
        return new Promise((resolve, reject) => {
          replies.push((reply) => (reply instanceof Error ? reject(reply) : resolve(reply)));
        });
      },
    });
  return { sent, shown, replies, press };
}

test('a like is shown at once, and then as the server counts it', async () => {
  const { sent, shown, replies, press } = setUp();
  const done = press('one', true);
  expect(shown).toEqual([{ likes: 5, isLiked: true }]);
  replies[0]?.({ likes: 7, isLiked: true });
  await done;
  expect(sent).toEqual([true]);
  expect(shown.at(-1)).toEqual({ likes: 7, isLiked: true });
});

test('a failed like goes back to what the server confirmed', async () => {
  const { shown, replies, press } = setUp();
  const done = press('two', true);
  replies[0]?.(new Error('busy'));
  await expect(done).rejects.toThrow('busy');
  expect(shown.at(-1)).toEqual(none);
});

test('changes during a request wait, and only the last one is sent', async () => {
  const { sent, shown, replies, press } = setUp();
  const done = press('three', true);
  await press('three', false);
  await press('three', true);
  await press('three', false);
  expect(shown.at(-1)).toEqual(none);
  replies[0]?.({ likes: 5, isLiked: true });
  await expect.poll(() => sent).toEqual([true, false]);
  replies[1]?.({ likes: 4, isLiked: false });
  await done;
  expect(shown.at(-1)).toEqual(none);
});
