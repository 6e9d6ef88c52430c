import { CallError } from '../../lib/call-errors.ts';
import { toastError } from '../../platform/session/sign-in.ts';

/** Says that the owner has recommended something before, where trying again does not help. Returns whether it was so. */
export function showRepeated(error: unknown): boolean {
  if (!(error instanceof CallError) || error.code !== 'alreadyRecommended') return false;
  toastError({ title: error.serverMessage, signedOut: false });
  return true;
}
