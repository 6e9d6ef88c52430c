import type { LinkPurpose } from '#functions/core/link-tokens.ts';

/** The purpose of emailed links that confirm an email address. */
export const verifyEmailLink = { name: 'verify-email', lifetimeSeconds: 7 * 24 * 3600 } as const satisfies LinkPurpose;

/** The purpose of emailed links for choosing a new password. */
export const resetPasswordLink = { name: 'reset-password', lifetimeSeconds: 3600 } as const satisfies LinkPurpose;
