import type { LinkPurpose } from '#functions/core/link-tokens.ts';

/** Links that confirm an email address. */
export const verifyEmailLink = { name: 'verify-email', lifetimeSeconds: 7 * 24 * 3600 } as const satisfies LinkPurpose;

/** Links that set a new password. */
export const resetPasswordLink = { name: 'reset-password', lifetimeSeconds: 3600 } as const satisfies LinkPurpose;
