import { expect, test } from 'vitest';
import { dogLimitText, hasRoomForDog } from '#shared/dog-limit.ts';

test('a plan has room until its limit is reached', () => {
  expect(hasRoomForDog('free', 0)).toBe(true);
  expect(hasRoomForDog('free', 1)).toBe(false);
  expect(hasRoomForDog('basic', 1)).toBe(true);
  expect(hasRoomForDog('basic', 2)).toBe(false);
  expect(hasRoomForDog('advanced', 500)).toBe(true);
  expect(hasRoomForDog('free-trial', 500)).toBe(true);
});

test('the text about a reached limit names it and the smallest plan with more room', () => {
  expect(dogLimitText('free')).toBe('Your plan has room for one dog. The Basic plan has room for more.');
  expect(dogLimitText('basic')).toBe('Your plan has room for 2 dogs. The Advanced plan has room for more.');
});
