/** Allows `burst` requests at once, and one more every `seconds`. */
export interface RateLimit {
  burst: number;
  seconds: number;
  /** Shown instead of the general message. */
  message?: string;
}

/** Every rate limit by name. */
export const rateLimits = {
  /**
   * Failed sign-ins of one account from browsers that are new to it. Slower than Cognito forgets failures (15 quiet
   * minutes), so that strangers cannot lock a known browser out through Cognito's own lockout. OWASP ASVS 2.2.1 allows
   * at most 100 an hour; the 10,000 most common passwords are refused anyway, so 53 guesses a day find nothing.
   */
  signInPerAccount: { burst: 5, seconds: 1800 },
  /** Failed sign-ins of one account from one known browser. */
  signInPerBrowser: { burst: 5, seconds: 300 },
  /** Failed sign-ins from one address, which a household or an office shares. */
  signInPerAddress: { burst: 20, seconds: 900 },
  /** Wrong current passwords inside a session; strangers cannot use it up. */
  currentPassword: { burst: 5, seconds: 300 },
  /**
   * Sign-ups from one address: a school or a mobile carrier's gateway may create hundreds of accounts. A taken email
   * weighs as much as 24 accounts (`takenEmailWeight`), so that nobody tests a list of emails: 50 at once.
   */
  signUpPerAddress: {
    burst: 1200,
    seconds: 3,
    message: 'Too many sign-ups from your network. Please try again later.',
  },
  /** Sign-ups that email one mailbox, including all its sub-addresses. */
  signUpPerMailbox: { burst: 20, seconds: 3600 },
  /** Reset links requested from one address. */
  resetLinkPerAddress: {
    burst: 100,
    seconds: 36,
    message: 'Too many reset links were requested from your network. Please try again later.',
  },
  /** Reset links mailed to one mailbox, so that nobody floods it. */
  resetLinkPerMailbox: { burst: 3, seconds: 600 },
  /** Verification emails requested inside a session. */
  verificationEmail: { burst: 3, seconds: 600 },
  /** Emails about the security of accounts to one unverified mailbox, all its sub-addresses together, on one day. */
  securityEmail: { burst: 10, seconds: 86_400 },
  /** Welcome emails to one unverified mailbox, all its sub-addresses together, on one day. */
  welcomeEmail: { burst: 3, seconds: 86_400 },
  /** Emails about the end of a trial to one unverified mailbox, all its sub-addresses together, on one day. */
  trialEmail: { burst: 3, seconds: 86_400 },
  /** Reminders of visits to one unverified mailbox, all its sub-addresses together, on one day. */
  reminderEmail: { burst: 5, seconds: 86_400 },
  /** Cards and bank accounts turned into payment tokens from one address: nobody tests lists of stolen numbers here. */
  paymentTokenPerAddress: { burst: 120, seconds: 30 },
  /** Emergency checks from one address. The browser runs the same check, so no owner depends on this limit. */
  emergencyCheckPerAddress: { burst: 300, seconds: 2 },
  /** Questions to the assistant that an owner sends, counted or not. Plans have smaller limits. */
  chatMessage: { burst: 250, seconds: 30 },
  /** Questions of an owner that reach the model, also those that do not count. Beyond them, the care guide answers. */
  modelQuestion: { burst: 200, seconds: 432 },
  /** Photo uploads of one owner: an album at once, then one a minute. */
  photoUpload: { burst: 60, seconds: 60 },
  /** Uploads that one owner has re-encoded. An upload URL works several times while it is valid. */
  photoPublication: { burst: 60, seconds: 60 },
  /** Requests of one calendar feed: several programs that refresh it every few minutes. */
  calendarFeed: { burst: 60, seconds: 60 },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;

/** The weight of a sign-up until its email is known to be available. */
export const takenEmailWeight = 24;

/** The /48 of an IPv6 address has this many times the limit of its /64. */
export const wideNetworkMultiplier = 8;
