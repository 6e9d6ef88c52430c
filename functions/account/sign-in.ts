import {
  type AddressAttempt,
  type AddressSeen,
  addressCounter,
  countOnAddress,
  takeBackOnAddress,
} from '#functions/account/address-failures.ts';
import {
  type Counted,
  type Counter,
  countAttempt,
  counterName,
  forget,
  takeBack,
} from '#functions/account/attempts.ts';
import { finishing, trialEndFromNow } from '#functions/account/finish-registration.ts';
import { deviceMark, inSentence, type OpenedSession, openSession, SlotTaken } from '#functions/account/open-session.ts';
import { userOf } from '#functions/account/user.ts';
import type { Context } from '#functions/core/api.ts';
import { ApiError } from '#functions/core/api-error.ts';
import { checkPassword, rolesOf } from '#functions/core/cognito.ts';
import { emitEvent } from '#functions/core/outbox.ts';
import type { Caller } from '#functions/core/session.ts';
import { batchGet, remove, transact, update, type Write } from '#functions/core/table.ts';
import { Attempts } from '#functions/entities/attempts.ts';
import { rowsOf } from '#functions/entities/caller.ts';
import { type EmailRow, Emails } from '#functions/entities/emails.ts';
import { type Owner, Owners } from '#functions/entities/owners.ts';
import { Sessions } from '#functions/entities/sessions.ts';
import { Subscriptions } from '#functions/entities/subscriptions.ts';
import type { User } from '#shared/contract/account.ts';

interface Credentials {
  email: string;
  password: string;
  rememberMe: boolean;
}

/** What Cognito is asked about when nobody has the e-mail, so that both cases cost and answer the same. */
const nobody = 'nobody';

/** How often to choose a slot again when others sign in in the same moment. */
const rounds = 8;

/**
 * Signs in: checks the pauses, counts the attempt, asks Cognito, opens a session. Finishes a registration that stopped
 * half-way, but only when the password is right.
 * @throws ApiError `wrongCredentials` or `rateLimited`; the same for an unknown e-mail
 */
export async function signIn(credentials: Credentials, context: Context): Promise<User> {
  const caller = await context.findCaller();
  const { row, counters } = await admit(credentials.email, context.address, caller);
  const ownerId = row?.ownerId ?? nobody;
  // Read before the password is looked at: while a password changes, a session by the old one belongs to an old epoch.
  const { data: owner } = await Owners.get({ id: ownerId }).go({ consistent: true });
  if (!(await passwordIsRight(ownerId, credentials.password, counters)) || !row || !owner) {
    throw new ApiError('wrongCredentials');
  }
  const { address, counter } = counters;
  if (address) await takeBackOnAddress(address);
  const trialEndsAt = row.status === 'registering' ? trialEndFromNow() : undefined;
  const writes = [forget(counter), ...(trialEndsAt ? finishing(row, trialEndsAt) : []), ...leaving(caller, owner.id)];
  const entry = { owner, caller, remembered: credentials.rememberMe, writes, trialEndsAt };
  return enter(entry, context).catch(async (error: unknown) => {
    // The password was right: whatever stood in the way, it was no failure.
    await takeBack(counter);
    throw error;
  });
}

/** What an attempt was counted on; a browser that is signed in has no address that counts. */
interface Counters {
  counter: Counted;
  address?: AddressAttempt;
}

/** An attempt that nobody could judge is no failure. */
async function passwordIsRight(ownerId: string, password: string, counters: Counters): Promise<boolean> {
  try {
    return await checkPassword(ownerId, password);
  } catch (error) {
    await takeBack(counters.counter);
    if (counters.address) await takeBackOnAddress(counters.address);
    throw error;
  }
}

/**
 * Whether this attempt may be made at all. A browser that the owner is signed in with is never locked out by what others
 * do; what is guessed there counts with the guesses of the current password.
 */
async function admit(
  email: string,
  from: string,
  caller: Caller | undefined,
): Promise<{ row: EmailRow | undefined; counters: Counters }> {
  const { row, account, seen } = await look(email, from);
  if (caller && rowsOf(caller).owner.email === email)
    return { row, counters: { counter: await countAttempt('guess', caller.id) } };
  const address = await countOnAddress(seen);
  try {
    return { row, counters: { counter: await countAttempt('account', email, account), address } };
  } catch (error) {
    await takeBackOnAddress(address);
    throw error;
  }
}

/** Somebody else's session in this browser ends: its cookie is about to be replaced. */
function leaving(caller: Caller | undefined, ownerId: string): Write[] {
  if (!caller || caller.id === ownerId) return [];
  return [remove(Sessions.delete({ ownerId: caller.id, slot: caller.slot }).params())];
}

async function look(
  email: string,
  from: string,
): Promise<{ row: EmailRow | undefined; account: Counter; seen: AddressSeen }> {
  const account = counterName('account', email);
  const address = addressCounter(from);
  const items = await batchGet(
    [
      Emails.get({ email }).params(),
      Attempts.get({ of: account }).params(),
      Attempts.get({ of: address }).params(),
    ].map((parameters) => (parameters as { Key: Record<string, unknown> }).Key),
  );
  const attempts = (of: string) => Attempts.parse({ Item: items.find((item) => item.of === of) }).data ?? undefined;
  return {
    row: Emails.parse({ Item: items.find((item) => item.__edb_e__ === 'email') }).data ?? undefined,
    account: { kind: 'account', of: account, row: attempts(account) },
    seen: { of: address, row: attempts(address) },
  };
}

interface Entry {
  owner: Owner;
  /** Who was signed in with this browser before. */
  caller: Caller | undefined;
  remembered: boolean;
  /** What becomes true together with the session. */
  writes: Write[];
  /** The end of a trial that starts only now. */
  trialEndsAt: string | undefined;
}

/** Opens a session for an owner whose password was right, in the place of the one that this browser had. */
async function enter({ owner, caller, remembered, writes, trialEndsAt }: Entry, context: Context): Promise<User> {
  const roles = await rolesOf(owner.id);
  const { data: subscription } = await Subscriptions.get({ ownerId: owner.id }).go({ consistent: true });
  if (!subscription) throw new ApiError('wrongCredentials');
  const userAgent = context.event.headers['user-agent'];
  const instead = caller?.id === owner.id ? caller.slot : undefined;
  for (let round = 0; round < rounds; round += 1) {
    const opening = { ownerId: owner.id, epoch: owner.sessionEpoch, roles, userAgent, remembered };
    const session = await openSession(opening, instead);
    // A registration being finished writes the owner's row already, and a row is written once in a transaction.
    const news = trialEndsAt ? [] : newDevice(owner, session.device, context.address);
    if (await entered(session, [...writes, ...news])) {
      context.reply.cookies.push(session.cookie);
      return userOf(owner, { trialEndsAt: trialEndsAt ?? subscription.trialEndsAt }, roles);
    }
  }
  throw new ApiError('unavailable');
}

/** How many browsers an owner is known by; the one that came first is forgotten first. */
const knownDevices = 20;

/** A browser that is new to the account is remembered, and the owner is told of it. */
function newDevice(owner: Owner, device: string, address: string): Write[] {
  const mark = deviceMark(device, address);
  if (owner.devices.includes(mark)) return [];
  const devices = [...owner.devices, mark].slice(-knownDevices);
  return [
    update(Owners.patch({ id: owner.id }).set({ devices }).params()),
    ...(owner.devices.length > 0
      ? [emitEvent('SignedInElsewhere', { ownerId: owner.id, device: inSentence(device) })]
      : []),
  ];
}

async function entered(session: OpenedSession, writes: Write[]): Promise<boolean> {
  try {
    await transact([session.write, ...writes]);
    return true;
  } catch (error) {
    if (error instanceof SlotTaken) return false;
    throw error;
  }
}
