import { createUser, deleteUser, setPassword } from '#functions/account/cognito.ts';
import { requireStrongPassword } from '#functions/account/password/password-policy.ts';
import { completeRegistration, computeTrialEnd } from '#functions/account/registration/complete-registration.ts';
import {
  listOrphanedUserIds,
  type RegistrationForm,
  type RequestFingerprint,
  releaseEmail,
  reserveEmail,
} from '#functions/account/registration/reserve-email.ts';
import { endOwnSession } from '#functions/account/sign-in/end-sessions.ts';
import { serializeBrowserCookie } from '#functions/account/sign-in/known-browsers.ts';
import { type SignedIn, signIn } from '#functions/account/sign-in/sign-in.ts';
import { prepareSession } from '#functions/account/sign-in/start-session.ts';
import type { Visitor } from '#functions/account/sign-in/visitor.ts';
import { toUser } from '#functions/account/user.ts';
import { addFirstMethod, openUnusedToken } from '#functions/billing/payment-methods.ts';
import { transact } from '#functions/core/data/table.ts';
import { environment } from '#functions/core/environment.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { bodyMac } from '#functions/core/http/idempotency.ts';
import { generateSecret } from '#functions/core/http/session.ts';
import { consume, consumeByAddress, type RateLimit, rateLimit, refund } from '#functions/core/limits/rate-limit.ts';
import { normalizeMailbox } from '#functions/core/mail/mailbox.ts';
import { isSameMac, mac } from '#functions/core/signing.ts';
import { type EmailRow, Emails } from '#functions/entities/emails.ts';

/**
 * Limits the sign-ups from one IP address. The limit is high, because a school or a mobile carrier shares one address.
 * A sign-up with a taken email consumes 24 times as much, so one address can test at most 50 emails in a row.
 */
const addressLimit = rateLimit('signUpPerAddress', {
  burst: 1200,
  seconds: 3,
  message: 'Too many sign-ups from your network. Please try again later.',
});

/**
 * Limits the accounts that one IP address creates, because each causes two emails to an address that nobody has
 * verified. An operator whose owners share addresses can set a higher number.
 */
function newAccountLimit(): RateLimit {
  const perHour = environment('SIGN_UPS_PER_HOUR');
  return rateLimit('newAccountsPerAddress', {
    burst: perHour,
    seconds: 3600 / perHour,
    message: 'Too many sign-ups from your network. Please try again later.',
  });
}

/** What a sign-up consumes until the email is known to be available. The rest is then refunded. */
const takenEmailWeight = 24;

/** Limits the sign-ups with one mailbox. Sub-addresses share the mailbox's limit. */
const mailboxLimit = rateLimit('signUpPerMailbox', { burst: 20, seconds: 3600 });

/**
 * Creates an account and signs its owner in. If another owner is signed in with this browser, that session ends. A
 * repeat with the same Idempotency-Key and password signs in again.
 * @throws ApiError `emailTaken`, `inProgress`, `wrongCredentials`, `rateLimited` or `invalid`
 */
export async function registerOwner(form: RegistrationForm, visitor: Visitor, key?: string): Promise<SignedIn> {
  requireStrongPassword('password', form.password, form);
  const fingerprint = key === undefined ? undefined : fingerprintRequest(form, key);
  const counted = await consumeByAddress(addressLimit, visitor.address, takenEmailWeight);
  const { data: existing } = await Emails.get({ email: form.email }).go({ consistent: true });
  const isTaken = existing?.status === 'ready';
  if (isTaken && (!fingerprint || existing.registrationKey !== fingerprint.registrationKey)) throw emailTaken();
  await refund(counted, takenEmailWeight - 1);
  if (!isTaken) return createAccount(form, visitor, { existing: existing ?? undefined, fingerprint });
  if (!isSameMac(existing.registrationBody ?? '', fingerprint?.registrationBody ?? '')) {
    throw new ApiError('idempotencyKeyReused');
  }
  const credentials = { email: form.email, password: form.password, rememberMe: false };
  return signIn(credentials, visitor, { hasRegistered: true });
}

/** Computes the fingerprint without the password, because a retry with another password counts as the same request. */
function fingerprintRequest({ password: _, ...rest }: RegistrationForm, key: string): RequestFingerprint {
  return { registrationKey: mac('register', key), registrationBody: bodyMac(rest) };
}

function emailTaken(): ApiError {
  return new ApiError('emailTaken', { fields: { email: "There's already an account with this email" } });
}

interface Attempt {
  /** An unfinished registration with this email. */
  existing: EmailRow | undefined;
  fingerprint: RequestFingerprint | undefined;
}

/**
 * Creates the account in three steps: rows with the status `registering`, the Cognito user, and a transaction that sets
 * the status `ready`. After a crash, a sign-in completes the account, or a later registration takes over the email.
 */
async function createAccount(form: RegistrationForm, visitor: Visitor, attempt: Attempt): Promise<SignedIn> {
  await consumeByAddress(newAccountLimit(), visitor.address);
  await consume(mailboxLimit, normalizeMailbox(form.email));
  const card = form.paymentToken ? await openUnusedToken(form.paymentToken) : undefined;
  const { userAgent, caller } = visitor;
  const browserSecret = generateSecret();
  const owner = await reserveEmail({ form, ...attempt, browserSecret });
  try {
    for (const orphan of listOrphanedUserIds(attempt.existing)) await deleteUser(orphan);
    await createUser(owner.id);
    await setPassword(owner.id, form.password);
    const session = prepareSession({ ownerId: owner.id, epoch: 0, roles: [], userAgent, remembered: false });
    const trialEndsAt = computeTrialEnd();
    await transact([
      ...completeRegistration({ email: form.email, ownerId: owner.id }, trialEndsAt, {
        hasPaymentMethod: card !== undefined,
      }),
      session.write,
      ...(caller ? [endOwnSession(caller)] : []),
      // The card is not stored earlier: after a crash, the owner has to enter the card again.
      ...(card ? addFirstMethod(owner.id, card) : []),
    ]);
    const cookies = [...session.cookies, serializeBrowserCookie(visitor.browserSecrets, browserSecret)];
    return { user: toUser(owner, { trialEndsAt }, []), cookies };
  } catch (error) {
    await releaseEmail(owner);
    throw error;
  }
}
