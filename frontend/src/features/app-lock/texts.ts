import { deviceNow } from '../../lib/now.ts';

/** The texts of the app lock that several components show. */
export const lockTexts = {
  wrong: "That's not your passcode.",
  failed: "This browser can't check a passcode. Open Houndwell with an https address and try again.",
  notStored: 'This browser has no room to store a passcode. Free up some storage and try again.',
} as const;

/** Says that a passcode was wrong, and how many tries are left. */
export function describeWrong(left: number): string {
  return `${lockTexts.wrong} ${left === 1 ? '1 try' : `${left} tries`} left.`;
}

/** Formats when a lockout ends: "2:19 PM", by the device's clock. */
export function formatLockoutEnd(waitMs: number): string {
  return new Date(deviceNow() + waitMs).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
}
