import { expect, it } from 'vitest';
import { formatRelativeTime } from '../../../frontend/src/lib/relative-time.ts';

const now = new Date('2026-11-20T12:00:00.000Z');

it.each([
  ['2026-11-20T12:00:30.000Z', '0m ago'],
  ['2026-11-20T11:59:01.000Z', '0m ago'],
  ['2026-11-20T11:01:00.000Z', '59m ago'],
  ['2026-11-20T11:00:00.000Z', '1h ago'],
  ['2026-11-19T12:00:01.000Z', '23h ago'],
  ['2026-11-19T12:00:00.000Z', '1d ago'],
  ['2026-08-22T12:00:00.000Z', '90d ago'],
])('at 2026-11-20T12:00:00Z, the time %s reads as "%s"', (timestamp, text) => {
  expect(formatRelativeTime(timestamp, now)).toBe(text);
});
