/** The maximum number of passkeys per owner. */
export const maxPasskeys = 10;

/** The maximum length of a passkey's name, in characters. */
export const maxPasskeyName = 60;

/** How long an owner can take to use a passkey, in seconds. */
export const passkeySeconds = 300;
