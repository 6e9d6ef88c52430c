import { afterEach, expect, test, vi } from 'vitest';
import { canShare, shareInvite } from '../../../../frontend/src/features/referrals/share-invite.ts';
import { clearToasts, getCurrentToast } from '../../../../frontend/src/ui/feedback/toast-store.ts';

const url = 'https://houndwell.example/?ref=CCCCDDDD';

afterEach(() => {
  clearToasts();
  vi.unstubAllGlobals();
});

/** Replaces the device's dialog to share links. */
function useShareDialog(share: (data: ShareData) => Promise<void>) {
  const spy = vi.fn(share);
  vi.stubGlobal('navigator', { share: spy });
  return spy;
}

test('the dialog of the device gets the link and says what both owners earn', async () => {
  const share = useShareDialog(async () => undefined);
  expect(canShare()).toBe(true);
  await shareInvite(url);
  expect(share.mock.calls).toEqual([[expect.objectContaining({ url, text: expect.stringContaining('one month') })]]);
  expect(getCurrentToast()).toBeNull();
});

test('closing the dialog is no error', async () => {
  useShareDialog(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await shareInvite(url);
  expect(getCurrentToast()).toBeNull();
});

test('a dialog that cannot be opened leads to the link to copy', async () => {
  useShareDialog(() => Promise.reject(new DOMException('not now', 'NotAllowedError')));
  await shareInvite(url);
  expect(getCurrentToast()).toMatchObject({ tone: 'error', detail: expect.stringContaining('Profile > Referrals') });
});

test('a device without a dialog is recognized', () => {
  vi.stubGlobal('navigator', {});
  expect(canShare()).toBe(false);
});
