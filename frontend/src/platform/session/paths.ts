/** The owner's home; the landing page for visitors. */
export const homePath = '/';

/** The owner's home under its other path. */
export const homeAliasPath = '/home';

/** Sign-in and sign-up. */
export const authPath = '/auth';

/** The sign-in tab. */
export const signInPath = `${authPath}?signin=true`;

/** The sign-up tab. */
export const signUpPath = `${authPath}?signup=true`;
