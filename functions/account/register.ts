import { ulid } from 'ulid';
import type * as z from 'zod/mini';
import { countRequest } from '#functions/account/address-requests.ts';
import { finishing, trialEndFromNow } from '#functions/account/finish-registration.ts';
import { deviceMark, deviceOf, openFirstSession } from '#functions/account/open-session.ts';
import { requireStrongPassword } from '#functions/account/password-policy.ts';
import { signIn } from '#functions/account/sign-in.ts';
import { userOf } from '#functions/account/user.ts';
import { answer } from '#functions/core/api.ts';
import { ApiError } from '#functions/core/api-error.ts';
import { now } from '#functions/core/clock.ts';
import { createUser, deleteUser, setPassword } from '#functions/core/cognito.ts';
import { bodyMac } from '#functions/core/idempotency.ts';
import { log } from '#functions/core/log.ts';
import { type OpenedToken, openToken, tokenRefused } from '#functions/core/payments.ts';
import { mac, sameMac } from '#functions/core/signing.ts';
import { conditionFailed, put, remove, transact, type Write } from '#functions/core/table.ts';
import { type EmailRow, Emails } from '#functions/entities/emails.ts';
import { Owners } from '#functions/entities/owners.ts';
import { keepPaymentMethods } from '#functions/entities/payment-methods.ts';
import { isTokenUsed, spendToken } from '#functions/entities/payment-tokens.ts';
import { Subscriptions } from '#functions/entities/subscriptions.ts';
import { account, type Registration } from '#shared/contract/account.ts';
import { isNaming, isSeen } from '#shared/contract/fields.ts';

type Wanted = z.output<typeof Registration>;
type Mark = Required<Pick<EmailRow, 'registeredBy' | 'registeredWith'>>;

/** An unfinished registration keeps its e-mail that long; after that another one may take it over. */
const leaseMs = 60_000;

/** Who does not finish within a week is forgotten: name, address and e-mail. */
const forgottenAfterSeconds = 7 * 24 * 3600;

/**
 * Registration spans two stores: rows first (`registering`), then Cognito, then `ready` together with the session and
 * the announcement. Killed anywhere between, it is finished by a sign-in or taken over by a later registration.
 */
export const register = answer(account.register, async ({ body, ...context }) => {
  requireStrongPassword('password', body.password, { email: body.email });
  const mark = markOf(body, context.idempotency.key);
  const lighten = await countRequest('signUp', context.address);
  const { data: existing } = await Emails.get({ email: body.email }).go({ consistent: true });
  if (existing?.status === 'ready') {
    if (!mark || existing.registeredBy !== mark.registeredBy) throw emailTaken();
    await lighten();
    if (!sameMac(existing.registeredWith ?? '', mark.registeredWith)) throw new ApiError('idempotencyKeyReused');
    // The same request again: it is answered by a new session, if the password is right.
    return signIn({ email: body.email, password: body.password, rememberMe: false }, context);
  }
  await lighten();
  const userAgent = context.event.headers['user-agent'];
  const card = await cardOf(body.paymentToken);
  const owner = await reserve(body, existing ?? undefined, mark, deviceMark(deviceOf(userAgent), context.address));
  await orRelease(owner, () => enrol(owner.id, leftUsersOf(existing), body.password));
  const session = openFirstSession({ ownerId: owner.id, epoch: 0, roles: [], userAgent, remembered: false });
  const trialEndsAt = trialEndFromNow();
  await orRelease(owner, () =>
    transact([
      ...finishing({ email: body.email, ownerId: owner.id }, trialEndsAt),
      session.write,
      ...(card ? firstMethod(owner.id, card) : []),
    ]),
  );
  context.reply.cookies.push(session.cookie);
  return userOf(owner, { trialEndsAt }, []);
});

/** By what a repeat of this request is known. A password that is mended leaves it the same request. */
function markOf({ password: _, ...rest }: Wanted, key: string | undefined): Mark | undefined {
  return key === undefined ? undefined : { registeredBy: mac('register', key), registeredWith: bodyMac(rest) };
}

/** A token as it came, and what it stands for. */
type Card = OpenedToken & { token: string };

/**
 * The card that comes along. One that cannot be kept is refused before anything is made.
 * @throws ApiError 400 on the field `paymentToken`
 */
async function cardOf(token: string | null | undefined): Promise<Card | undefined> {
  if (!token) return undefined;
  const opened = openToken(token);
  if (await isTokenUsed(opened)) throw tokenRefused();
  return { ...opened, token };
}

/** As each registration deletes what those before it left, there is more than one only where crash follows crash. */
const mostLeft = 10;

/** Users of the pool that were made for this e-mail and lead nowhere. */
function leftUsersOf(existing: EmailRow | null): string[] {
  return existing ? [...(existing.leftUsers ?? []), existing.ownerId].slice(-mostLeft) : [];
}

/** Makes the owner's user, and takes away those before it: a registration that gets as far as that leaves no other behind. */
async function enrol(id: string, leftUsers: string[], password: string): Promise<void> {
  for (const left of leftUsers) await deleteUser(left);
  await createUser(id);
  await setPassword(id, password);
}

/** Where a step after the reservation is refused, or nobody answers, the e-mail is free again for the next try. */
async function orRelease({ id, email }: { id: string; email: string }, step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    await release(email, id);
    throw error;
  }
}

/** Ends the lease of a registration that gave up. Failing here only makes the next one wait for the lease. */
async function release(email: string, ownerId: string): Promise<void> {
  try {
    await Emails.patch({ email })
      .set({ leaseUntil: 0 })
      .where((row, { eq }) => `${eq(row.ownerId, ownerId)} AND ${eq(row.status, 'registering')}`)
      .go();
  } catch (error) {
    // Another registration has taken the e-mail over: then the lease is not ours to end.
    if (!conditionFailed(error)) log.error('lease not released', error);
  }
}

/** What came with the sign-up. Sign-in after a crash finishes without it: it is then asked for again. */
function firstMethod(ownerId: string, card: Card): Write[] {
  const moment = now();
  const { token, onFile } = card;
  const method = { ...onFile, token, id: ulid(moment.getTime()), createdAt: moment.toISOString() };
  const none = { ownerId, methods: [], version: 0 };
  return [
    spendToken(card, ownerId, tokenRefused),
    keepPaymentMethods(none, { ...none, methods: [method], defaultId: method.id }),
  ];
}

function emailTaken(): ApiError {
  return new ApiError('emailTaken', { fields: { email: 'There is already an account with this email' } });
}

/** Keeps the e-mail for this registration, in the place of an unfinished one whose lease is over. */
async function reserve(wanted: Wanted, existing: EmailRow | undefined, mark: Mark | undefined, device: string) {
  const moment = now();
  if (existing && existing.leaseUntil > moment.getTime()) {
    const wait = Math.ceil((existing.leaseUntil - moment.getTime()) / 1000);
    throw new ApiError('inProgress', { retryAfter: wait });
  }
  const ownerId = ulid(moment.getTime());
  const owner = { ...newOwner(wanted, ownerId, moment), devices: [device] };
  const leaseUntil = moment.getTime() + leaseMs;
  const expiresAt = Math.floor(moment.getTime() / 1000) + forgottenAfterSeconds;
  const leftUsers = existing ? leftUsersOf(existing) : undefined;
  await transact([
    put(
      Emails.put({ email: wanted.email, ownerId, status: 'registering', leaseUntil, expiresAt, leftUsers, ...mark })
        .where((row, { eq, notExists }) =>
          existing
            ? `${eq(row.ownerId, existing.ownerId)} AND ${eq(row.status, 'registering')}`
            : notExists(row.ownerId),
        )
        .params(),
      () => new ApiError('inProgress', { retryAfter: 1 }),
    ),
    put(Owners.create({ ...owner, expiresAt }).params()),
    put(
      Subscriptions.create({
        ownerId,
        trialEndsAt: trialEndFromNow(),
        chosenPlan: wanted.planType === 'trial' ? undefined : wanted.planType,
        chosenInterval: wanted.interval,
        updatedAt: moment.toISOString(),
        expiresAt,
      }).params(),
    ),
    ...(existing
      ? [
          remove(Owners.delete({ id: existing.ownerId }).params()),
          remove(Subscriptions.delete({ ownerId: existing.ownerId }).params()),
        ]
      : []),
  ]);
  return owner;
}

/** The first word of the name is the first name, the rest the last name: each as an owner may write it later. */
function newOwner(wanted: Wanted, id: string, moment: Date) {
  const words = wanted.name.split(/\s+/u).filter(isSeen);
  const first = words.findIndex(isNaming) + 1;
  return {
    id,
    email: wanted.email,
    emailVerified: false,
    firstName: words.slice(0, first).join(' '),
    lastName: words.slice(first).join(' '),
    homeAddress: wanted.homeAddress || undefined,
    city: wanted.city || undefined,
    state: wanted.state || undefined,
    zipCode: wanted.zipCode || undefined,
    timeZone: wanted.timeZone ?? 'America/Chicago',
    units: 'lb' as const,
    status: 'registering' as const,
    sessionEpoch: 0,
    isFirstLogin: true,
    dogCount: 0,
    createdAt: moment.toISOString(),
    updatedAt: moment.toISOString(),
  };
}
