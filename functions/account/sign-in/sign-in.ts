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
import { log } from '#functions/core/log.ts';
import { mac } from '#functions/core/signing.ts';
import { type EmailRow, Emails } from '#functions/entities/emails.ts';
import { type Owner, Owners } from '#functions/entities/owners.ts';
import { type Subscription, Subscriptions } from '#functions/entities/subscriptions.ts';
import type { User } from '#shared/contract/account.ts';

/** What a person enters in the sign-in form. */
export interface Credentials {
  email: string;
  password: string;
  rememberMe: boolean;
}

interface SignInOptions {
  /** Whether this browser has registered the account, even if the browser never received the cookie. */
  hasRegistered?: boolean;
}

/** The signed-in owner, and the `set-cookie` values of the new session and of the known browser. */
export interface SignedIn {
  user: User;
  cookies: string[];
}

/**
 * Signs an owner in: consumes from the rate limits, checks the password with Cognito and starts a session. Completes an
 * unfinished registration.
 * @throws ApiError `wrongCredentials` or `rateLimited`, also for an unknown email; `inProgress` if the owner's sessions
 *   end at the same time
 */
export async function signIn(
  credentials: Credentials,
  visitor: Visitor,
  options: SignInOptions = {},
): Promise<SignedIn> {
  const { email, password, rememberMe } = credentials;
  // The account is read before the password check. If the password changes in between, the new session has the old
  // epoch, and so is not valid.
  const account = await findAccount(email);
  const limits = await consumeSignIn(email, account?.owner, visitor);
  // A password is checked for unknown emails too, so that the response time does not reveal whether an account exists.
  const isRight = await refundOnError([limits.account, limits.address], () =>
    checkPassword(account?.owner.id ?? deriveUnknownUsername(email), password),
  );
  if (!isRight || !account) {
    log.info('sign-in', { ownerId: account?.owner.id, outcome: 'wrongCredentials' });
    throw new ApiError('wrongCredentials');
  }
  await refund(limits.address);
  const signedIn = await refundOnError([limits.account], () =>
    startSession(account, { remembered: rememberMe, visitor, limits, ...options }),
  );
  log.info('sign-in', { ownerId: account.owner.id, outcome: 'signedIn' });
  return signedIn;
}

interface Account {
  email: EmailRow;
  owner: Owner;
  subscription: Subscription;
}

/** The owner ID that is looked up for an unknown email, so that known and unknown emails cost the same reads. */
const nobody = 'nobody';

/** Derives the Cognito username that is checked for an unknown email. A lockout then affects only that email. */
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
    // A transaction can write a row only once, and `completeRegistration` already writes the owner's row.
    ...(trialEndsAt ? completeRegistration(email, trialEndsAt) : rememberBrowser(owner, visitor, hasRegistered)),
  ];
  await retryOnConflict(async () => {
    const replacedId = caller?.id === owner.id ? caller.sessionId : undefined;
    await transact([session.write, ...(await endOldestSessions(owner, replacedId)), ...others]);
  });
  const user = toUser(owner, { trialEndsAt: trialEndsAt ?? subscription.trialEndsAt }, roles);
  return { user, cookies: [...session.cookies, serializeBrowserCookie(visitor.browserSecret)] };
}

/**
 * Returns the writes that remember an unknown browser and notify the owner. The account's first browser and the browser
 * that registered are not reported.
 */
function rememberBrowser(owner: Owner, { browserSecret, userAgent }: Visitor, hasRegistered: boolean): Write[] {
  if (isKnownBrowser(owner, browserSecret)) return [];
  const knownBrowsers = addKnownBrowser(owner, browserSecret);
  return [
    // A changed epoch means that a password reset has ended this session and forgotten all browsers.
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
