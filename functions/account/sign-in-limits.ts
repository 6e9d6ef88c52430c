import { fingerprintOf } from '#functions/account/devices.ts';
import type { Visitor } from '#functions/account/visitor.ts';
import { type Consumption, consume, consumeByAddress, refund, reset } from '#functions/core/rate-limit.ts';
import type { Write } from '#functions/core/table.ts';
import { rowsOf } from '#functions/entities/caller.ts';
import type { Owner } from '#functions/entities/owners.ts';

/** What a sign-in has consumed. */
export interface SignInLimits {
  account: Consumption;
  address: Consumption;
  /** Makes the account's limit fresh again. */
  resetAccount: Write;
}

const uncounted: Consumption = { buckets: [], weight: 0 };

/** Known browsers count separately, so that a stranger cannot lock the owner out of them. */
function subjectOf(email: string, owner: Owner | undefined, visitor: Visitor): string {
  const fingerprint = fingerprintOf(visitor);
  return owner?.devices.includes(fingerprint) ? `${email} ${fingerprint}` : email;
}

/**
 * Counts a sign-in on the account and the address. In a browser where the owner is signed in, it counts as a check of
 * the current password.
 * @param owner undefined for an unknown email
 * @throws ApiError `rateLimited`
 */
export async function consumeSignIn(email: string, owner: Owner | undefined, visitor: Visitor): Promise<SignInLimits> {
  const { caller } = visitor;
  if (caller && rowsOf(caller).owner.email === email) {
    const account = await consume('currentPassword', caller.id);
    return { account, address: uncounted, resetAccount: reset('currentPassword', caller.id) };
  }
  const subject = subjectOf(email, owner, visitor);
  const address = await consumeByAddress('signInPerAddress', visitor.address);
  const account = await refundOnError([address], () => consume('signInPerAccount', subject));
  return { account, address, resetAccount: reset('signInPerAccount', subject) };
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

/** The writes that make the limits of an account fresh again, for strangers and for this browser. */
export function resetSignIn(owner: Owner, visitor: Visitor): Write[] {
  const subjects = new Set([owner.email, subjectOf(owner.email, owner, visitor)]);
  return [...subjects].map((subject) => reset('signInPerAccount', subject));
}
