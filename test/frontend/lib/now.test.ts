import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { now, setClock } from '../../../frontend/src/lib/now.ts';

const device = Date.parse('2030-05-01T12:00:00Z');

beforeEach(() => vi.useFakeTimers({ now: device }));
afterEach(() => {
  setClock(new Date(device).toUTCString(), device);
  vi.useRealTimers();
});

test('the clock follows the server on a device with a wrong time', () => {
  setClock('Wed, 01 May 2030 15:30:00 GMT');
  expect(now().toISOString()).toBe('2030-05-01T15:30:00.000Z');
});

test("the clock ignores differences that come from the header's rounding", () => {
  setClock('Wed, 01 May 2030 11:59:59 GMT');
  expect(now().getTime()).toBe(device);
});

test('the clock ignores a missing or invalid header', () => {
  setClock('Wed, 01 May 2030 15:30:00 GMT');
  setClock(null);
  setClock('yesterday');
  expect(now().toISOString()).toBe('2030-05-01T15:30:00.000Z');
});
