import { expect, test } from 'vitest';
import { describeMoment } from '../../../../frontend/src/platform/lists/describe-moment.ts';

const now = new Date('2030-01-15T18:00:00Z');

test.each([
  ['2030-01-15T15:42:00Z', 'today at 9:42 AM'],
  ['2030-01-15T05:59:00Z', 'yesterday at 11:59 PM'],
  ['2030-01-13T15:42:00Z', 'on January 13 at 9:42 AM'],
])('the instant %s is described as "%s" in Chicago', (instant, text) => {
  expect(describeMoment(instant, now, 'America/Chicago')).toBe(text);
});
