import { hashBrowserId, isKnownBrowser } from '#functions/account/sign-in/known-browsers.ts';
import type { Visitor } from '#functions/account/sign-in/visitor.ts';
import type { Write } from '#functions/core/data/table.ts';
import {
  type Consumption,
  consume,
  consumeByAddress,
  rateLimit,
  refund,
  reset,
} from '#functions/core/limits/rate-limit.ts';
import { getCallerRows } from '#functions/entities/caller.ts';
import type { Owner } from '#functions/entities/owners.ts';

/**
 * Failed sign-ins of one account from browsers that are new to it. The interval is longer than Cognito's memory of failures
 * (15 quiet minutes), so that strangers cannot lock a known browser out through Cognito's own lockout. OWASP ASVS 2.2.1
 * allows at most 100 an hour. The 10,000 most common passwords are refused, so 53 guesses a day find nothing.
 */
export const accountLimit = rateLimit('signInPerAccount', { burst: 5, seconds: 1800 });

/** Failed sign-ins of one account from one known browser. */
const browserLimit = rateLimit('signInPerBrowser', { burst: 5, seconds: 300 });

/** Failed sign-ins from one address, which a household or an office shares. */
const addressLimit = rateLimit('signInPerAddress', { burst: 20, seconds: 900 });

/** Wrong current passwords inside a session. Strangers cannot use it up. */
export const currentPasswordLimit = rateLimit('currentPassword', { burst: 5, seconds: 300 });

/** What a sign-in has consumed. */
export interface SignInLimits {
  account: Consumption;
  address: Consumption;
  /** The write that resets the account's limit. */
  resetAccount: Write;
}

const uncounted: Consumption = { buckets: [], weight: 0 };

/**
 * Consumes from the limits of the account and the address. A known browser has a limit of its own, so that other people's
 * tries don't lock the owner out of it. In a browser where the owner is signed in, a sign-in counts as a check of the current password.
 * @param owner undefined for an unknown email
 * @throws ApiError `rateLimited`
 */
export async function consumeSignIn(email: string, owner: Owner | undefined, visitor: Visitor): Promise<SignInLimits> {
  const { caller } = visitor;
  if (caller && getCallerRows(caller).owner.email === email) {
    const account = await consume(currentPasswordLimit, caller.id);
    return { account, address: uncounted, resetAccount: reset(currentPasswordLimit, caller.id) };
  }
  if (owner && isKnownBrowser(owner, visitor.browserSecret)) {
    const browser = hashBrowserId(owner.id, visitor.browserSecret);
    const account = await consume(browserLimit, browser);
    return { account, address: uncounted, resetAccount: reset(browserLimit, browser) };
  }
  const address = await consumeByAddress(addressLimit, visitor.address);
  const account = await refundOnError([address], () => consume(accountLimit, email));
  return { account, address, resetAccount: reset(accountLimit, email) };
}

/** Refunds what was consumed if the work fails: only a wrong password counts as a try. */
export async function refundOnError<T>(consumed: Consumption[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    for (const each of consumed) await refund(each);
    throw error;
  }
}

/** The writes that reset the limits of an account, for strangers and for this browser. */
export function resetSignIn({ id, email }: Owner, browserSecret: string): Write[] {
  return [reset(accountLimit, email), reset(browserLimit, hashBrowserId(id, browserSecret))];
}
