import { afterEach, expect, test, vi } from 'vitest';
import {
  clearToasts,
  dismissToast,
  getCurrentToast,
  holdToast,
  reportToastMoved,
  toast,
  watchToasts,
} from '../../../../frontend/src/ui/feedback/toast-store.ts';

afterEach(clearToasts);

test('a newer toast replaces an older one, so that its action is offered at once', () => {
  const undoFirst = () => undefined;
  const undoSecond = () => undefined;
  toast({ title: 'Visit cancelled', action: { label: 'Undo', onPress: undoFirst } });
  toast({ title: 'Visit cancelled', action: { label: 'Undo', onPress: undoSecond } });
  expect(getCurrentToast()?.action?.onPress).toBe(undoSecond);
  dismissToast(getCurrentToast()?.id ?? 0);
  expect(getCurrentToast()).toBeNull();
});

test('errors are queued and shown one at a time, before newer toasts', () => {
  toast({ title: 'Failed to save', tone: 'error' });
  toast({ title: 'Failed to delete', tone: 'error' });
  toast({ title: 'Saved' });
  for (const title of ['Failed to save', 'Failed to delete', 'Saved']) {
    expect(getCurrentToast()?.title).toBe(title);
    dismissToast(getCurrentToast()?.id ?? 0);
  }
  expect(getCurrentToast()).toBeNull();
});

test('an error does not replace a toast that offers an action', () => {
  toast({ title: 'Visit cancelled', action: { label: 'Undo', onPress: () => undefined } });
  toast({ title: 'Failed to save', tone: 'error' });
  expect(getCurrentToast()?.title).toBe('Visit cancelled');
  dismissToast(getCurrentToast()?.id ?? 0);
  expect(getCurrentToast()?.title).toBe('Failed to save');
});

test('an urgent toast replaces all others', () => {
  toast({ title: 'Saved' });
  toast({ title: 'Saved again' });
  toast({ title: 'You are logged out.', urgent: true });
  expect(getCurrentToast()?.title).toBe('You are logged out.');
  dismissToast(getCurrentToast()?.id ?? 0);
  expect(getCurrentToast()).toBeNull();
});

test('a toast is shown for five seconds, and longer while it is paused', () => {
  vi.useFakeTimers();
  toast({ title: 'Saved' });
  vi.advanceTimersByTime(3000);
  reportToastMoved();
  vi.advanceTimersByTime(1900);
  expect(getCurrentToast()?.title).toBe('Saved');
  vi.advanceTimersByTime(100);
  expect(getCurrentToast()).toBeNull();

  toast({ title: 'Read slowly' });
  holdToast();
  vi.advanceTimersByTime(60_000);
  expect(getCurrentToast()?.title).toBe('Read slowly');
  reportToastMoved();
  vi.advanceTimersByTime(5000);
  expect(getCurrentToast()).toBeNull();
  vi.useRealTimers();
});

test('the same toast twice in a row is shown once', () => {
  toast({ title: 'Failed to load' });
  toast({ title: 'Failed to load' });
  dismissToast(getCurrentToast()?.id ?? 0);
  expect(getCurrentToast()).toBeNull();
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

test('a toast reports once that it is gone, whether it was dismissed, replaced or cleared', () => {
  const gone: string[] = [];
  const show = (title: string) => toast({ title, onGone: () => gone.push(title) });
  const first = show('First');
  expect(gone).toEqual([]);
  dismissToast(first);
  dismissToast(first);
  show('Second');
  show('Third');
  expect(gone).toEqual(['First', 'Second']);
  clearToasts();
  expect(gone).toEqual(['First', 'Second', 'Third']);
});
