import { afterEach, expect, test, vi } from 'vitest';
import {
  clearToasts,
  currentToast,
  dismissToast,
  holdToast,
  toast,
  toastMoved,
  watchToasts,
} from '../../../../frontend/src/ui/feedback/toast-store.ts';

afterEach(clearToasts);

test('a newer toast replaces an older one, so that its action is offered at once', () => {
  const undoFirst = () => undefined;
  const undoSecond = () => undefined;
  toast({ title: 'Visit cancelled', action: { label: 'Undo', onPress: undoFirst } });
  toast({ title: 'Visit cancelled', action: { label: 'Undo', onPress: undoSecond } });
  expect(currentToast()?.action?.onPress).toBe(undoSecond);
  dismissToast(currentToast()?.id ?? 0);
  expect(currentToast()).toBeNull();
});

test('errors are queued and shown one at a time, before newer toasts', () => {
  toast({ title: 'Failed to save', tone: 'error' });
  toast({ title: 'Failed to delete', tone: 'error' });
  toast({ title: 'Saved' });
  for (const title of ['Failed to save', 'Failed to delete', 'Saved']) {
    expect(currentToast()?.title).toBe(title);
    dismissToast(currentToast()?.id ?? 0);
  }
  expect(currentToast()).toBeNull();
});

test('an error does not take away the action of a toast', () => {
  toast({ title: 'Visit cancelled', action: { label: 'Undo', onPress: () => undefined } });
  toast({ title: 'Failed to save', tone: 'error' });
  expect(currentToast()?.title).toBe('Visit cancelled');
  dismissToast(currentToast()?.id ?? 0);
  expect(currentToast()?.title).toBe('Failed to save');
});

test('an urgent toast replaces all others', () => {
  toast({ title: 'Saved' });
  toast({ title: 'Saved again' });
  toast({ title: 'You are logged out.', urgent: true });
  expect(currentToast()?.title).toBe('You are logged out.');
  dismissToast(currentToast()?.id ?? 0);
  expect(currentToast()).toBeNull();
});

test('a toast is shown for five seconds, and longer while it is held', () => {
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

test('the same toast twice in a row is shown once', () => {
  toast({ title: 'Failed to load' });
  toast({ title: 'Failed to load' });
  dismissToast(currentToast()?.id ?? 0);
  expect(currentToast()).toBeNull();
});

test('a subscriber is called on each change until it unsubscribes', () => {
  let calls = 0;
  const stop = watchToasts(() => {
    calls += 1;
  });
  toast({ title: 'Saved' });
  stop();
  clearToasts();
  expect(calls).toBe(1);
});
