/** The letters and digits of invite codes. None looks like another, and without vowels they form no words. */
export const inviteAlphabet = 'CDFGHJKMNPQRTVWXY23479';

export const inviteCodeLength = 8;

const pattern = new RegExp(`^[${inviteAlphabet}]{${inviteCodeLength}}$`);

/**
 * Returns an invite code as the server issues it, from a text in any letter case, with spaces or hyphens. Undefined if
 * the text cannot be an invite code.
 */
export function normalizeInviteCode(text: string | null | undefined): string | undefined {
  const code = text?.replace(/[\s-]/g, '').toUpperCase() ?? '';
  return pattern.test(code) ? code : undefined;
}

/** Builds the path of an invite link: the landing page, which remembers the code until sign-up. */
export function buildInvitePath(inviteCode: string): string {
  return `/?ref=${inviteCode}`;
}
