import {
  AttemptsMoved,
  type Counter,
  countAgainst,
  countAttempt,
  counterName,
  refuseWhilePaused,
} from '#functions/account/attempts.ts';
import { finishing, trialEndFromNow } from '#functions/account/finish-registration.ts';
import { type OpenedSession, openSession, SlotTaken } from '#functions/account/open-session.ts';
import { userOf } from '#functions/account/user.ts';
import type { Context } from '#functions/core/api.ts';
import { Failure } from '#functions/core/failure.ts';
import { announce } from '#functions/core/outbox.ts';
import { checkPassword, rolesOf } from '#functions/core/sign-in.ts';
import { getTogether, transact, update, type Write } from '#functions/core/table.ts';
import { Attempts } from '#functions/entities/attempts.ts';
import { rowsOf } from '#functions/entities/caller.ts';
import { type EmailRow, Emails } from '#functions/entities/emails.ts';
import { type Owner, Owners } from '#functions/entities/owners.ts';
import { Subscriptions } from '#functions/entities/subscriptions.ts';
import type { User } from '#shared/contract/account.ts';

interface Credentials {
  email: string;
  password: string;
  rememberMe: boolean;
}

/** What Cognito is asked about when nobody has the e-mail, so that both cases cost and answer the same. */
const nobody = 'nobody';

/** How often to decide again when others write the same rows in the same moment. */
const rounds = 8;

/**
 * Signs in: checks the pauses, counts the attempt, asks Cognito, opens a session. Finishes a registration that stopped
 * half-way, but only when the password is right.
 * @throws Failure `wrongCredentials` or `signInPaused`; the same for an unknown e-mail
 */
export async function signIn(credentials: Credentials, context: Context): Promise<User> {
  const { row, takeBack, address } = await admit(credentials.email, context);
  const ownerId = row?.ownerId ?? nobody;
  if (!(await checkPassword(ownerId, credentials.password)) || !row) {
    await countAgainst(address);
    throw new Failure('wrongCredentials');
  }
  const trialEndsAt = row.standing === 'registering' ? trialEndFromNow() : undefined;
  const writes = [...takeBack, ...(trialEndsAt ? finishing(row, trialEndsAt) : [])];
  return enter({ ownerId: row.ownerId, remembered: credentials.rememberMe, writes, trialEndsAt }, context);
}

/** Whether this attempt may be made at all. A browser that the owner is signed in with is never locked out. */
async function admit(email: string, context: Context) {
  const caller = await context.findCaller();
  const known = caller !== undefined && rowsOf(caller).owner.email === email;
  for (let round = 0; round < rounds; round += 1) {
    const { row, account, address } = await look(email, context.address);
    refuseWhilePaused(known ? [] : [account, address]);
    if (known) return { row, address, takeBack: [] };
    try {
      return { row, address, takeBack: [await countAttempt(account)] };
    } catch (error) {
      if (!(error instanceof AttemptsMoved)) throw error;
    }
  }
  throw new Failure('signInPaused', { retryAfter: 1 });
}

async function look(
  email: string,
  from: string,
): Promise<{ row: EmailRow | undefined; account: Counter; address: Counter }> {
  const account = counterName('account', email);
  const address = counterName('address', from);
  const items = await getTogether(
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
    address: { kind: 'address', of: address, row: attempts(address) },
  };
}

interface Entry {
  ownerId: string;
  remembered: boolean;
  /** What becomes true together with the session. */
  writes: Write[];
  /** The end of a trial that starts only now. */
  trialEndsAt: string | undefined;
}

/** Opens a session for an owner whose password was right. */
async function enter({ ownerId, remembered, writes, trialEndsAt }: Entry, context: Context): Promise<User> {
  const roles = await rolesOf(ownerId);
  const [{ data: owner }, { data: subscription }] = await Promise.all([
    Owners.get({ id: ownerId }).go({ consistent: true }),
    Subscriptions.get({ ownerId }).go({ consistent: true }),
  ]);
  if (!owner || !subscription) throw new Failure('wrongCredentials');
  const userAgent = context.event.headers['user-agent'];
  for (let round = 0; round < rounds; round += 1) {
    const session = await openSession({ ownerId, epoch: owner.sessionEpoch, roles, userAgent, remembered });
    // A registration being finished writes the owner's row already, and a row is written once in a transaction.
    const news = trialEndsAt ? [] : newDevice(owner, session.device);
    if (await entered(session, [...writes, ...news])) {
      context.reply.cookies.push(session.cookie);
      return userOf(owner, { trialEndsAt: trialEndsAt ?? subscription.trialEndsAt }, roles);
    }
  }
  throw new Failure('unavailable');
}

/** How many browsers an owner is known by; the one that came first is forgotten first. */
const knownDevices = 20;

/** A browser that is new to the account is remembered, and the owner is told of it. */
function newDevice(owner: Owner, device: string): Write[] {
  if (owner.devices.includes(device)) return [];
  const devices = [...owner.devices, device].slice(-knownDevices);
  return [
    update(Owners.patch({ id: owner.id }).set({ devices }).params()),
    ...(owner.devices.length > 0 ? [announce('SignedInElsewhere', { ownerId: owner.id, device })] : []),
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
