import { checkPassword } from '#functions/account/cognito.ts';
import { noteVisit } from '#functions/account/note-visit.ts';
import { completeRegistration, computeTrialEnd } from '#functions/account/registration/complete-registration.ts';
import { listRoles } from '#functions/account/roles.ts';
import { describeDevice, inSentence } from '#functions/account/sign-in/devices.ts';
import { endOwnSession } from '#functions/account/sign-in/end-sessions.ts';
import { addKnownBrowser, findKnownSecret, serializeBrowserCookie } from '#functions/account/sign-in/known-browsers.ts';
import { consumeSignIn, refundOnError } from '#functions/account/sign-in/sign-in-limits.ts';
import { endOldestSessions, prepareSession } from '#functions/account/sign-in/start-session.ts';
import type { Visitor } from '#functions/account/sign-in/visitor.ts';
import { toUser } from '#functions/account/user.ts';
import { batchGet, rowKey } from '#functions/core/data/read.ts';
import { transact, update, type Write } from '#functions/core/data/table.ts';
import { retryOnConflict } from '#functions/core/data/version-conflict.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { generateSecret } from '#functions/core/http/session.ts';
import { refund } from '#functions/core/limits/rate-limit.ts';
import { log } from '#functions/core/log.ts';
import { mac } from '#functions/core/signing.ts';
import { addLeaderRole } from '#functions/entities/caller.ts';
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
 * Signs an owner in, completes an unfinished registration, and logs the outcome.
 * @throws ApiError `wrongCredentials` or `rateLimited`, also for an unknown email; `inProgress` if the owner's sessions
 *   end at the same time
 */
export async function signIn(
  credentials: Credentials,
  visitor: Visitor,
  options: SignInOptions = {},
): Promise<SignedIn> {
  // The account is read before the password check. If the password changes in between, the new session has the old
  // epoch, and so is not valid.
  const account = await findAccount(credentials.email);
  const logOutcome = (outcome: string) => log.info('sign-in', { ownerId: account?.owner.id, outcome });
  try {
    const signedIn = await signInTo(account, credentials, visitor, options);
    logOutcome('signedIn');
    return signedIn;
  } catch (error) {
    logOutcome(error instanceof ApiError ? error.code : 'failed');
    throw error;
  }
}

/** Consumes from the rate limits, checks the password with Cognito and starts a session. */
async function signInTo(
  account: Account | undefined,
  { email, password, rememberMe }: Credentials,
  visitor: Visitor,
  options: SignInOptions,
): Promise<SignedIn> {
  const limits = await consumeSignIn(email, account?.owner, visitor);
  // A password is checked for unknown emails too, so that the response time does not reveal whether an account exists.
  const isRight = await refundOnError([limits.account, limits.address], () =>
    checkPassword(account?.owner.id ?? deriveUnknownUsername(email), password),
  );
  if (!isRight || !account) throw new ApiError('wrongCredentials');
  await refund(limits.address);
  return refundOnError([limits.account], () =>
    startSession(account, { remembered: rememberMe, visitor, writes: [limits.resetAccount], ...options }),
  );
}

/** The rows of an account that can be signed in to. */
export interface Account {
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

/**
 * Finds the account of an owner. Undefined if the owner is unknown, their email belongs to another account by now, or the
 * account is being deleted: a password is refused then, because the user of Cognito is gone.
 */
export async function findAccountById(ownerId: string): Promise<Account | undefined> {
  const { data: owner } = await Owners.get({ id: ownerId }).go({ consistent: true });
  const account = owner && (await findAccount(owner.email));
  return account?.owner.id === ownerId && account.owner.status === 'ready' ? account : undefined;
}

interface SessionStart extends SignInOptions {
  remembered: boolean;
  visitor: Visitor;
  /** Writes that belong to the sign-in. */
  writes: Write[];
}

/** Starts a session and ends the previous session of this browser, even of another owner. */
export async function startSession(
  account: Account,
  { remembered, visitor, writes, hasRegistered = false }: SessionStart,
): Promise<SignedIn> {
  const { email, owner, subscription } = account;
  const { caller, userAgent } = visitor;
  const roles = await listRoles(owner.id);
  const session = prepareSession({ ownerId: owner.id, epoch: owner.sessionEpoch, roles, userAgent, remembered });
  const trialEndsAt = email.status === 'registering' ? computeTrialEnd() : undefined;
  const knownSecret = findKnownSecret(owner, visitor.browserSecrets);
  const secret = knownSecret ?? generateSecret();
  const knownBrowsers = knownSecret ? owner.knownBrowsers : addKnownBrowser(owner, secret);
  const others = [
    ...(caller ? [endOwnSession(caller)] : []),
    ...writes,
    ...(trialEndsAt
      ? completeRegistration(email, trialEndsAt, { knownBrowsers })
      : rememberBrowser(owner, knownBrowsers, { userAgent, hasRegistered })),
  ];
  await retryOnConflict(async () => {
    const replacedId = caller?.id === owner.id ? caller.sessionId : undefined;
    await transact([session.write, ...(await endOldestSessions(owner, replacedId)), ...others]);
  });
  await noteVisit(owner);
  const user = toUser(owner, { trialEndsAt: trialEndsAt ?? subscription.trialEndsAt }, addLeaderRole(owner, roles));
  return { user, cookies: [...session.cookies, serializeBrowserCookie(visitor.browserSecrets, secret)] };
}

/**
 * Returns the writes that remember an unknown browser and notify the owner. The account's first browser and the browser
 * that registered are not reported.
 */
function rememberBrowser(
  owner: Owner,
  knownBrowsers: string[],
  { userAgent, hasRegistered }: Pick<Visitor, 'userAgent'> & SignInOptions,
): Write[] {
  if (knownBrowsers === owner.knownBrowsers) return [];
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
