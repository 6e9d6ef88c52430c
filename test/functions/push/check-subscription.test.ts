import { createECDH } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { ApiError } from '#functions/core/http/api-error.ts';
import { checkSubscription } from '#functions/push/check-subscription.ts';
import { pushHosts } from '#infra/push-hosts.ts';

vi.stubEnv('PUSH_HOSTS', pushHosts.join(','));

const createPoint = (curve: string) => createECDH(curve).generateKeys('base64url');
const usual = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc:APA91b',
  keys: { p256dh: createPoint('prime256v1'), auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
};

/** Returns the fields that are refused. */
function findRefused(change: { endpoint?: string; keys?: Partial<typeof usual.keys> }): string[] {
  try {
    checkSubscription({ ...usual, ...change, keys: { ...usual.keys, ...change.keys } });
    return [];
  } catch (error) {
    return Object.keys((error as ApiError).fields ?? {});
  }
}

test.each([
  usual.endpoint,
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGuRnK',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAC%2f',
])('accepts the endpoint %s', (endpoint) => {
  expect(findRefused({ endpoint })).toEqual([]);
});

test.each([
  ['of localhost', 'https://localhost/push'],
  ['of a private network', 'https://10.0.0.1/push'],
  ['of the metadata service', 'http://169.254.169.254/latest/meta-data'],
  ['of an IPv6 address', 'https://[::1]/push'],
  ['of an unknown host', 'https://push.example.com/1'],
  ['of a host that ends like a known one', 'https://evilfcm.googleapis.com/1'],
  ['with a known host in the path', 'https://evil.example/fcm.googleapis.com'],
  ['with a dot after the host', 'https://fcm.googleapis.com./1'],
  ['without encryption', 'http://fcm.googleapis.com/1'],
  ['with a port', 'https://fcm.googleapis.com:8443/1'],
  ['with a password', 'https://me:pass@fcm.googleapis.com/1'],
  ['with a known host as the user', 'https://fcm.googleapis.com@evil.example/1'],
  ['with backslashes', 'https:\\\\fcm.googleapis.com\\1'],
  ['with a line break', 'https://fcm.googleapis.com/1\r\nhost: evil.example'],
  ['that is no URL', 'fcm.googleapis.com'],
])('refuses an endpoint %s', (_name, endpoint) => {
  expect(findRefused({ endpoint })).toEqual(['endpoint']);
});

test.each([
  ['of another curve', { p256dh: createPoint('secp256k1') }, 'keys.p256dh'],
  [
    'off the curve',
    { p256dh: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url') },
    'keys.p256dh',
  ],
  ['that is compressed', { p256dh: createECDH('prime256v1').generateKeys('base64url', 'compressed') }, 'keys.p256dh'],
  ['with 15 bytes instead of 16', { auth: Buffer.alloc(15).toString('base64url') }, 'keys.auth'],
])('refuses a key %s', (_name, keys, field) => {
  expect(findRefused({ keys })).toEqual([field]);
});
