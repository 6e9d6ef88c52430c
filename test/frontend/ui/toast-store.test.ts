import { afterEach, expect, test } from 'vitest';
import { clearToasts, currentToast, dismissToast, toast, watchToasts } from '../../../frontend/src/ui/toast-store.ts';

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
