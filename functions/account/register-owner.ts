import { completeRegistration, trialEndFromNow } from '#functions/account/complete-registration.ts';
import { endOwnSession } from '#functions/account/end-sessions.ts';
import { browserCookie } from '#functions/account/known-browsers.ts';
import { requireStrongPassword } from '#functions/account/password-policy.ts';
import {
  orphanedUserIdsOf,
  type RegistrationForm,
  type RequestFingerprint,
  releaseEmail,
  reserveEmail,
} from '#functions/account/reserve-email.ts';
import { type SignedIn, signIn } from '#functions/account/sign-in.ts';
import { newSession } from '#functions/account/start-session.ts';
import { userOf } from '#functions/account/user.ts';
import type { Visitor } from '#functions/account/visitor.ts';
import { firstMethod, openUnusedToken } from '#functions/billing/payment-methods.ts';
import { ApiError } from '#functions/core/api-error.ts';
import { createUser, deleteUser, setPassword } from '#functions/core/cognito.ts';
import { bodyMac } from '#functions/core/idempotency.ts';
import { mailboxOf } from '#functions/core/mailbox.ts';
import { consume, consumeByAddress, refund } from '#functions/core/rate-limit.ts';
import { takenEmailWeight } from '#functions/core/rate-limits.ts';
import { mac, sameMac } from '#functions/core/signing.ts';
import { transact } from '#functions/core/table.ts';
import { type EmailRow, Emails } from '#functions/entities/emails.ts';

/**
 * Creates an account and signs its owner in, which ends the browser's session of another owner. A repeat with the same Idempotency-Key and password signs in again.
 * @throws ApiError `emailTaken`, `inProgress`, `wrongCredentials`, `rateLimited` or `invalid`
 */
export async function registerOwner(form: RegistrationForm, visitor: Visitor, key?: string): Promise<SignedIn> {
  requireStrongPassword('password', form.password, form);
  const fingerprint = key === undefined ? undefined : requestFingerprintOf(form, key);
  const counted = await consumeByAddress('signUpPerAddress', visitor.address, takenEmailWeight);
  const { data: existing } = await Emails.get({ email: form.email }).go({ consistent: true });
  const isTaken = existing?.status === 'ready';
  if (isTaken && (!fingerprint || existing.registrationKey !== fingerprint.registrationKey)) throw emailTaken();
  await refund(counted, takenEmailWeight - 1);
  if (!isTaken) return createAccount(form, visitor, { existing: existing ?? undefined, fingerprint });
  if (!sameMac(existing.registrationBody ?? '', fingerprint?.registrationBody ?? '')) {
    throw new ApiError('idempotencyKeyReused');
  }
  const credentials = { email: form.email, password: form.password, rememberMe: false };
  return signIn(credentials, visitor, { hasRegistered: true });
}

/** Ignores the password: a retry with another one is still the same request. */
function requestFingerprintOf({ password: _, ...rest }: RegistrationForm, key: string): RequestFingerprint {
  return { registrationKey: mac('register', key), registrationBody: bodyMac(rest) };
}

function emailTaken(): ApiError {
  return new ApiError('emailTaken', { fields: { email: "There's already an account with this email" } });
}

interface Attempt {
  /** An unfinished registration of this email. */
  existing: EmailRow | undefined;
  fingerprint: RequestFingerprint | undefined;
}

/**
 * Spans two stores: rows first (`registering`), then Cognito, then `ready` with session and event. After a crash, a
 * sign-in completes the account or a later registration takes it over.
 */
async function createAccount(form: RegistrationForm, visitor: Visitor, attempt: Attempt): Promise<SignedIn> {
  await consume('signUpPerMailbox', mailboxOf(form.email));
  const card = form.paymentToken ? await openUnusedToken(form.paymentToken) : undefined;
  const { userAgent, caller } = visitor;
  const owner = await reserveEmail({ form, ...attempt, browserSecret: visitor.browserSecret });
  try {
    for (const orphan of orphanedUserIdsOf(attempt.existing)) await deleteUser(orphan);
    await createUser(owner.id);
    await setPassword(owner.id, form.password);
    const session = newSession({ ownerId: owner.id, epoch: 0, roles: [], userAgent, remembered: false });
    const trialEndsAt = trialEndFromNow();
    await transact([
      ...completeRegistration({ email: form.email, ownerId: owner.id }, trialEndsAt),
      session.write,
      ...(caller ? [endOwnSession(caller)] : []),
      // A sign-in that completes the registration after a crash asks for the card again.
      ...(card ? firstMethod(owner.id, card) : []),
    ]);
    const cookies = [session.cookie, browserCookie(visitor.browserSecret)];
    return { user: userOf(owner, { trialEndsAt }, []), cookies };
  } catch (error) {
    await releaseEmail(owner);
    throw error;
  }
}
