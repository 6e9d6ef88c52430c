import { checkPassword, listRoles } from '#functions/account/cognito.ts';
import { completeRegistration, computeTrialEnd } from '#functions/account/registration/complete-registration.ts';
import { describeDevice, inSentence } from '#functions/account/sign-in/devices.ts';
import { endOwnSession } from '#functions/account/sign-in/end-sessions.ts';
import { addKnownBrowser, isKnownBrowser, serializeBrowserCookie } from '#functions/account/sign-in/known-browsers.ts';
import { consumeSignIn, refundOnError, type SignInLimits } from '#functions/account/sign-in/sign-in-limits.ts';
import { endOldestSessions, prepareSession } from '#functions/account/sign-in/start-session.ts';
import type { Visitor } from '#functions/account/sign-in/visitor.ts';
import { toUser } from '#functions/account/user.ts';
import { batchGet, rowKey } from '#functions/core/data/read.ts';
import { transact, update, type Write } from '#functions/core/data/table.ts';
import { retryOnConflict } from '#functions/core/data/version-conflict.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { refund } from '#functions/core/limits/rate-limit.ts';
import { mac } from '#functions/core/signing.ts';
import { type EmailRow, Emails } from '#functions/entities/emails.ts';
import { type Owner, Owners } from '#functions/entities/owners.ts';
import { type Subscription, Subscriptions } from '#functions/entities/subscriptions.ts';
import type { User } from '#shared/contract/account.ts';

/** What a person types to sign in. */
export interface Credentials {
  email: string;
  password: string;
  rememberMe: boolean;
}

interface SignInOptions {
  /** Whether this is the browser that registered, even if it has not received its cookie. */
  hasRegistered?: boolean;
}

/** The signed-in owner, and the `set-cookie` values of the new session and of the known browser. */
export interface SignedIn {
  user: User;
  cookies: string[];
}

/**
 * Signs an owner in: counts the try, checks the password with Cognito, starts a session. Completes an unfinished
 * registration.
 * @throws ApiError `wrongCredentials` or `rateLimited`, both alike for an unknown email; `inProgress` if the owner's
 *   sessions end at the same time
 */
export async function signIn(
  credentials: Credentials,
  visitor: Visitor,
  options: SignInOptions = {},
): Promise<SignedIn> {
  const { email, password, rememberMe } = credentials;
  // Read before the check: a session started while the password changes then has the old epoch, which ends it.
  const account = await findAccount(email);
  const limits = await consumeSignIn(email, account?.owner, visitor);
  // Unknown emails are checked as well, so that both cases take the same time.
  const isRight = await refundOnError([limits.account, limits.address], () =>
    checkPassword(account?.owner.id ?? deriveUnknownUsername(email), password),
  );
  if (!isRight || !account) throw new ApiError('wrongCredentials');
  await refund(limits.address);
  return refundOnError([limits.account], () =>
    startSession(account, { remembered: rememberMe, visitor, limits, ...options }),
  );
}

interface Account {
  email: EmailRow;
  owner: Owner;
  subscription: Subscription;
}

/** The owner ID used for an unknown email, so that both cases read the same rows. */
const nobody = 'nobody';

/** The username to check for an unknown email. Each email has its own, so that a lockout concerns one email only. */
function deriveUnknownUsername(email: string): string {
  return `unknown-${mac('unknown-email', email)}`;
}

async function findAccount(email: string): Promise<Account | undefined> {
  const { data: row } = await Emails.get({ email }).go({ consistent: true });
  const ownerId = row?.ownerId ?? nobody;
  const { owner, subscription } = await batchGet({
    owner: rowKey(Owners, { id: ownerId }),
    subscription: rowKey(Subscriptions, { ownerId }),
  });
  return row && owner && subscription ? { email: row, owner, subscription } : undefined;
}

interface SessionStart extends SignInOptions {
  remembered: boolean;
  visitor: Visitor;
  limits: SignInLimits;
}

/** Starts a session and ends the previous session of this browser, even of another owner. */
async function startSession(
  account: Account,
  { remembered, visitor, limits, hasRegistered = false }: SessionStart,
): Promise<SignedIn> {
  const { email, owner, subscription } = account;
  const { caller, userAgent } = visitor;
  const roles = await listRoles(owner.id);
  const session = prepareSession({ ownerId: owner.id, epoch: owner.sessionEpoch, roles, userAgent, remembered });
  const trialEndsAt = email.status === 'registering' ? computeTrialEnd() : undefined;
  const others = [
    ...(caller ? [endOwnSession(caller)] : []),
    limits.resetAccount,
    // Completing a registration writes the owner's row itself, and a transaction writes a row once.
    ...(trialEndsAt ? completeRegistration(email, trialEndsAt) : rememberBrowser(owner, visitor, hasRegistered)),
  ];
  await retryOnConflict(async () => {
    const replacedId = caller?.id === owner.id ? caller.sessionId : undefined;
    await transact([session.write, ...(await endOldestSessions(owner, replacedId)), ...others]);
  });
  const user = toUser(owner, { trialEndsAt: trialEndsAt ?? subscription.trialEndsAt }, roles);
  return { user, cookies: [session.cookie, serializeBrowserCookie(visitor.browserSecret)] };
}

/** Remembers a browser that is new to the account, and reports it to the owner unless it is the first one or registered. */
function rememberBrowser(owner: Owner, { browserSecret, userAgent }: Visitor, hasRegistered: boolean): Write[] {
  if (isKnownBrowser(owner, browserSecret)) return [];
  const knownBrowsers = addKnownBrowser(owner, browserSecret);
  return [
    // A password reset since the owner was read has ended this session already, and has forgotten the browsers.
    update(
      Owners.patch({ id: owner.id })
        .set({ knownBrowsers })
        .where(({ sessionEpoch }, { eq }) => eq(sessionEpoch, owner.sessionEpoch))
        .params(),
    ),
    ...(owner.knownBrowsers.length > 0 && !hasRegistered
      ? [emitEvent('SignedInElsewhere', { ownerId: owner.id, device: inSentence(describeDevice(userAgent)) })]
      : []),
  ];
}
