import { readText, writeText } from '../../platform/storage/storage.ts';

// Not in `pending-sign-up.ts`, whose schemas are too large for the script of a static page.

const maxLength = 64;

/** The invite code in the query string of an address (`?ref=CODE`), or null. */
export function inviteCodeIn(search: string): string | null {
  const code = new URLSearchParams(search).get('ref')?.trim();
  return code && code.length <= maxLength ? code : null;
}

/** Stores the invite code of an address until sign-up. */
export function rememberInvite(search: string): void {
  const code = inviteCodeIn(search);
  if (code) writeText('invite_code', code);
}

/** The code of the invite link that brought this visitor here, or null. */
export function pendingInviteCode(): string | null {
  return readText('invite_code');
}
