import { expect, test } from 'vitest';
import { dogLimitText, hasRoomForDog } from '#shared/dog-limit.ts';

test('a plan has room until its limit is reached', () => {
  expect(hasRoomForDog('free', 0)).toBe(true);
  expect(hasRoomForDog('free', 1)).toBe(false);
  expect(hasRoomForDog('basic', 1)).toBe(true);
  expect(hasRoomForDog('basic', 2)).toBe(false);
  for (const tier of ['advanced', 'free-trial'] as const) {
    expect([hasRoomForDog(tier, 99), hasRoomForDog(tier, 100)]).toEqual([true, false]);
  }
});

test('the text about a reached dog limit names the limit and the smallest plan with more room', () => {
  expect(dogLimitText('free')).toBe('Your plan has room for one dog. The Basic plan has room for more.');
  expect(dogLimitText('basic')).toBe('Your plan has room for 2 dogs. The Advanced plan has room for more.');
  expect(dogLimitText('advanced')).toBe('You can have up to 100 dogs.');
});
