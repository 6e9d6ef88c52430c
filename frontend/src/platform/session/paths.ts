/** The path of the owner's home. Visitors see the landing page at this path. */
export const homePath = '/';

/** Another path of the owner's home. */
export const homeAliasPath = '/home';

/** The screen with the tabs for sign-in and sign-up. */
export const authPath = '/auth';

/** The sign-in tab. */
export const signInPath = `${authPath}?signin=true`;

/** The sign-up tab. */
export const signUpPath = `${authPath}?signup=true`;
