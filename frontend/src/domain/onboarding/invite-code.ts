import { readText, storageEntry, writeText } from '../../platform/storage/storage.ts';

// Not in `pending-sign-up.ts`, whose schemas are too large for the script of a static page.

/** The code of an invite link, until the sign-up. */
export const inviteEntry = storageEntry('invite_code');

const maxLength = 64;

/** The invite code in the query string of an address (`?ref=CODE`), or null. */
export function parseInviteCode(search: string): string | null {
  const code = new URLSearchParams(search).get('ref')?.trim();
  return code && code.length <= maxLength ? code : null;
}

/** Stores the invite code of an address until sign-up. */
export function rememberInvite(search: string): void {
  const code = parseInviteCode(search);
  if (code) writeText(inviteEntry, code);
}

/** The code of the invite link that brought this visitor here, or null. */
export function readInviteCode(): string | null {
  return readText(inviteEntry);
}
