import { readText, storageEntry, writeText } from '../../platform/storage/storage.ts';

// This code is not in `pending-sign-up.ts`, because the schemas of that file are too large for the script of a static
// page.

/** Stores the code of an invite link until sign-up. */
export const inviteEntry = storageEntry('invite_code');

const maxLength = 64;

/** Returns the invite code in a query string (`?ref=CODE`), or null. */
export function parseInviteCode(search: string): string | null {
  const code = new URLSearchParams(search).get('ref')?.trim();
  return code && code.length <= maxLength ? code : null;
}

/** Stores the invite code of a query string, if there is one, until sign-up. */
export function rememberInvite(search: string): void {
  const code = parseInviteCode(search);
  if (code) writeText(inviteEntry, code);
}

/** Reads the stored invite code of this visitor, or null. */
export function readInviteCode(): string | null {
  return readText(inviteEntry);
}
