import { lockApp } from '../../platform/lock/app-lock.ts';
import { type LockSettings, readLockSettings } from '../../platform/lock/lock-settings.ts';
import { clearFailures, countFailure, readLockout } from './lockout.ts';

/** The number of digits of a passcode. */
export const passcodeLength = 6;

const iterations = 600_000;

/** Encodes bytes in base64. */
export function toBase64(bytes: ArrayBuffer | Uint8Array): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

/** Decodes base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}

/** Computes the slow hash of a passcode. Trying all passcodes of a copied hash takes days instead of a second. */
async function hashPasscode(passcode: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(passcode), 'PBKDF2', false, ['deriveBits']);
  return toBase64(await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256));
}

/** Returns what is stored instead of a passcode. */
export async function createPasscode(passcode: string): Promise<Pick<LockSettings, 'salt' | 'hash'>> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return { salt: toBase64(salt), hash: await hashPasscode(passcode, salt) };
}

/** The outcome of a check. After a wrong passcode, `left` is how many more are accepted before the lockout. */
export type Verdict = { isRight: true } | { isRight: false; left: number };

async function check(ownerId: string, passcode: string): Promise<Verdict> {
  const settings = readLockSettings(ownerId);
  if (!settings || readLockout(ownerId) > 0) return { isRight: false, left: 0 };
  // Counted before the hash is computed, so that a reload in between does not give another try.
  const left = countFailure(ownerId);
  const isRight = (await hashPasscode(passcode, fromBase64(settings.salt))) === settings.hash;
  if (isRight) {
    clearFailures(ownerId);
    return { isRight };
  }
  if (left === 0) lockApp(ownerId);
  return { isRight, left };
}

/**
 * Checks a passcode. The fifth wrong one locks the app, and none is accepted for five minutes. Tabs check one after the
 * other, so that together they have no more tries.
 */
export function checkPasscode(ownerId: string, passcode: string): Promise<Verdict> {
  const run = () => check(ownerId, passcode);
  return navigator.locks ? navigator.locks.request(`houndwell.app_lock.${ownerId}`, run) : run();
}
