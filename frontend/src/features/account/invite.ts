import { writeText } from '../../lib/storage.ts';

const longestCode = 64;

/** The invite code of a shared address (`/?ref=CODE`), or null. */
export function inviteCodeIn(search: string): string | null {
  const code = new URLSearchParams(search).get('ref')?.trim();
  return code && code.length <= longestCode ? code : null;
}

/** Keeps the code of whoever invited this visitor until sign-up. */
export function rememberInvite(search: string): void {
  const code = inviteCodeIn(search);
  if (code) writeText('invite_code', code);
}
