import { findKnownSecret, hashBrowserId } from '#functions/account/sign-in/known-browsers.ts';
import type { Visitor } from '#functions/account/sign-in/visitor.ts';
import type { Write } from '#functions/core/data/table.ts';
import {
  type Consumption,
  consume,
  consumeByAddress,
  consumeByOwner,
  rateLimit,
  refund,
  reset,
} from '#functions/core/limits/rate-limit.ts';
import { getCallerRows } from '#functions/entities/caller.ts';
import type { Owner } from '#functions/entities/owners.ts';

/**
 * Limits failed sign-ins to one account from unknown browsers. Cognito forgets failures after 15 minutes without a try.
 * The interval is longer, so strangers cannot trigger Cognito's lockout, which would also affect known browsers. OWASP
 * ASVS 2.2.1 allows at most 100 tries an hour. The 10,000 most common passwords are refused, so 53 guesses a day are
 * useless.
 */
export const accountLimit = rateLimit('signInPerAccount', { burst: 5, seconds: 1800 });

/** Limits failed sign-ins to one account from one known browser. */
const browserLimit = rateLimit('signInPerBrowser', { burst: 5, seconds: 300 });

/** Limits failed sign-ins from one IP address, which a household or an office may share. */
export const addressLimit = rateLimit('signInPerAddress', { burst: 20, seconds: 900 });

/** Limits wrong current passwords of a signed-in owner. Strangers cannot consume from this limit. */
export const currentPasswordLimit = rateLimit('currentPassword', { burst: 5, seconds: 300 });

/** What a sign-in has consumed from its rate limits. */
export interface SignInLimits {
  account: Consumption;
  address: Consumption;
  /** The write that resets the account's limit. */
  resetAccount: Write;
}

const uncounted: Consumption = { buckets: [], weight: 0 };

/**
 * Consumes from the rate limits of the account and the IP address. A known browser has a separate limit, so that tries
 * in other browsers don't lock the owner out. If the owner is already signed in with this browser, only the limit for
 * checks of the current password is consumed.
 * @param owner undefined for an unknown email
 * @throws ApiError `rateLimited`
 */
export async function consumeSignIn(email: string, owner: Owner | undefined, visitor: Visitor): Promise<SignInLimits> {
  const { caller } = visitor;
  if (caller && getCallerRows(caller).owner.email === email) {
    const account = await consumeByOwner(currentPasswordLimit, caller.id);
    return { account, address: uncounted, resetAccount: reset(currentPasswordLimit, caller.id) };
  }
  const secret = owner && findKnownSecret(owner, visitor.browserSecrets);
  if (secret) {
    const browser = hashBrowserId(owner.id, secret);
    const account = await consume(browserLimit, browser);
    return { account, address: uncounted, resetAccount: reset(browserLimit, browser) };
  }
  const address = await consumeByAddress(addressLimit, visitor.address);
  const account = await refundOnError([address], () => consume(accountLimit, email));
  return { account, address, resetAccount: reset(accountLimit, email) };
}

/** Performs `work`. Refunds `consumed` if the work throws, so that only a wrong password counts as a try. */
export async function refundOnError<T>(consumed: Consumption[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    for (const each of consumed) await refund(each);
    throw error;
  }
}

/** Returns the write that resets the sign-in limit of an account for unknown browsers. */
export function resetSignIn({ email }: Owner): Write {
  return reset(accountLimit, email);
}
