import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#shared/contract/account.ts';
import { billing } from '#shared/contract/billing.ts';
import { call } from '../../../../frontend/src/lib/call.ts';
import { cacheUser } from '../../../../frontend/src/platform/session/cached-user.ts';
import { getSession, refreshSession } from '../../../../frontend/src/platform/session/session.ts';
import { watchSession } from '../../../../frontend/src/platform/session/watch-session.ts';

const maya = { id: 'owner1', email: 'maya@example.com', firstName: 'Maya' } as User;
const page = new EventTarget();
const tab = Object.assign(new EventTarget(), { hidden: false, cookie: 'houndwell_hint=1' });
let well = true;
let asked = 0;

vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
vi.stubGlobal('window', page);
vi.stubGlobal('document', tab);
vi.stubGlobal('localStorage', undefined);
vi.spyOn(console, 'warn').mockImplementation(() => undefined);
vi.stubGlobal('fetch', async (path: string) => {
  if (path !== '/api/auth/user') return Response.json({});
  asked += 1;
  return well ? Response.json(maya) : new Response('', { status: 500 });
});
watchSession();
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Makes the request for the current user fail. */
async function trouble(): Promise<void> {
  well = false;
  cacheUser(maya);
  await refreshSession();
  expect(getSession()).toMatchObject({ user: maya, checkError: 'trouble' });
  asked = 0;
}

beforeEach(async () => {
  well = true;
  tab.hidden = false;
  await refreshSession();
  expect(getSession().checkError).toBeUndefined();
});

test('the session is checked again with growing delays while the server fails', async () => {
  await trouble();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toBeGreaterThanOrEqual(3);
  expect(asked).toBeLessThanOrEqual(4);
  well = true;
  await vi.advanceTimersByTimeAsync(40_000);
  expect(getSession()).toEqual({ status: 'known', user: maya });
  asked = 0;
  await vi.advanceTimersByTimeAsync(300_000);
  expect(asked).toBe(0);
});

test('a hidden tab waits until it is visible to check the session', async () => {
  await trouble();
  tab.hidden = true;
  await vi.advanceTimersByTimeAsync(300_000);
  expect(asked).toBe(0);
  well = true;
  tab.hidden = false;
  tab.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(getSession().checkError).toBeUndefined();
});

test('the session is checked immediately after a call succeeds', async () => {
  await trouble();
  well = true;
  await call(billing.getSubscriptionStatus);
  await vi.advanceTimersByTimeAsync(0);
  expect(getSession().checkError).toBeUndefined();
});

test('the session is checked immediately when the window gets focus', async () => {
  await trouble();
  well = true;
  page.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(0);
  expect(getSession().checkError).toBeUndefined();
});

test('an open tab checks the session once an hour while it is in use', async () => {
  const use = [() => page.dispatchEvent(new Event('focus')), () => call(billing.getSubscriptionStatus)];
  for (const act of use) {
    vi.setSystemTime(Date.now() + 3600_000);
    asked = 0;
    for (let count = 0; count < 3; count += 1) {
      await act();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(asked).toBe(1);
  }
});
