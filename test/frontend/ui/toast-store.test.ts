import { afterEach, expect, test, vi } from 'vitest';
import {
  clearToasts,
  currentToast,
  dismissToast,
  holdToast,
  toast,
  toastMoved,
  watchToasts,
} from '../../../frontend/src/ui/toast-store.ts';

afterEach(clearToasts);

test('toasts wait in line: one is on screen at a time', () => {
  toast({ title: 'First' });
  toast({ title: 'Second' });
  expect(currentToast()?.title).toBe('First');
  dismissToast(currentToast()?.id ?? 0);
  expect(currentToast()?.title).toBe('Second');
  dismissToast(currentToast()?.id ?? 0);
  expect(currentToast()).toBeNull();
});

test('what must be said before the page leaves is said at once', () => {
  toast({ title: 'Saved' });
  toast({ title: 'Saved again' });
  toast({ title: 'You are logged out.', urgent: true });
  expect(currentToast()?.title).toBe('You are logged out.');
  dismissToast(currentToast()?.id ?? 0);
  expect(currentToast()).toBeNull();
});

test('a toast stays five seconds, wherever it is taken; one that is read stays until it is left', () => {
  vi.useFakeTimers();
  toast({ title: 'Saved' });
  vi.advanceTimersByTime(3000);
  toastMoved();
  vi.advanceTimersByTime(1900);
  expect(currentToast()?.title).toBe('Saved');
  vi.advanceTimersByTime(100);
  expect(currentToast()).toBeNull();

  toast({ title: 'Read slowly' });
  holdToast();
  vi.advanceTimersByTime(60_000);
  expect(currentToast()?.title).toBe('Read slowly');
  toastMoved();
  vi.advanceTimersByTime(5000);
  expect(currentToast()).toBeNull();
  vi.useRealTimers();
});

test('the same words twice in a row are one toast', () => {
  toast({ title: 'Failed to load' });
  toast({ title: 'Failed to load' });
  dismissToast(currentToast()?.id ?? 0);
  expect(currentToast()).toBeNull();
});

test('whoever watches hears of each change until it stops watching', () => {
  let heard = 0;
  const stop = watchToasts(() => {
    heard += 1;
  });
  toast({ title: 'Saved' });
  stop();
  clearToasts();
  expect(heard).toBe(1);
});
