/** The address where password managers look for the screen that changes a password, and the screen. */
export const changePassword = { path: '/.well-known/change-password', target: '/profile?tab=account' } as const;

/** The file that tells whom to write about a vulnerability (RFC 9116). */
export const securityFile = '/.well-known/security.txt';

/**
 * Returns the content of `securityFile`. It expires on the first of a month, 10 to 11 months after `now`: RFC 9116 recommends
 * less than a year, and a deployment within the same month does not change the file.
 */
export function securityText({ contact, origin, now }: { contact: string; origin: string; now: Date }): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1)).toISOString();
  const lines = { Contact: `mailto:${contact}`, Expires: expires, Canonical: `${origin}${securityFile}` };
  return Object.entries({ ...lines, 'Preferred-Languages': 'en' })
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}
