import { now } from '#functions/core/clock.ts';
import { Failure } from '#functions/core/failure.ts';
import { mac } from '#functions/core/signing.ts';
import { conditionFailed, remove, type Write } from '#functions/core/table.ts';
import { Attempts, type AttemptsRow } from '#functions/entities/attempts.ts';

/**
 * Guessing passwords slows down: after so many failures each further one is followed by a pause, 1 s, 2 s, 4 s and so
 * on up to 15 minutes. An address has more room than an account, since a household or an office shares one. `guess` is
 * the current password asked for inside a session, `mail` a mailed link asked for again and again.
 */
const free = { account: 5, address: 20, guess: 5, mail: 3 } as const;
const longestPauseMs = 15 * 60 * 1000;
const forgottenAfterSeconds = 24 * 3600;

type Kind = keyof typeof free;

/** Milliseconds to wait after that many failures in a row. */
export function pauseAfter(kind: Kind, failures: number): number {
  const beyond = failures - free[kind];
  return beyond < 0 ? 0 : Math.min(1000 * 2 ** beyond, longestPauseMs);
}

/** One account or one address, and what is known of its failures. */
export interface Counter {
  kind: Kind;
  of: string;
  row: AttemptsRow | undefined;
}

/** Names the counter of an e-mail or of an address; in the table stands only an HMAC. */
export function counterName(kind: Kind, what: string): string {
  return `${kind}#${mac('attempts', kind, what)}`;
}

function failuresOf({ row }: Counter, moment: Date): number {
  return row && row.expiresAt * 1000 > moment.getTime() ? row.failures : 0;
}

function paused(until: number): Failure {
  return new Failure('signInPaused', { retryAfter: Math.max(1, Math.ceil((until - now().getTime()) / 1000)) });
}

/** @throws Failure `signInPaused` with the seconds to wait when the counter is in its pause */
export function refuseWhilePaused({ row }: Counter): void {
  const until = row?.pausedUntil ?? 0;
  if (until > now().getTime()) throw paused(until);
}

function counted(counter: Counter, failures: number) {
  const moment = now().getTime();
  return {
    failures,
    pausedUntil: moment + pauseAfter(counter.kind, failures),
    expiresAt: Math.floor(moment / 1000) + forgottenAfterSeconds,
  };
}

async function counterOf(kind: Kind, what: string): Promise<Counter> {
  const of = counterName(kind, what);
  const { data: row } = await Attempts.get({ of }).go({ consistent: true });
  return { kind, of, row: row ?? undefined };
}

/** Counts one more on what was seen. False where another attempt was counted in the same moment. */
async function countOn(counter: Counter): Promise<boolean> {
  const { row } = counter;
  try {
    await Attempts.put({ of: counter.of, ...counted(counter, failuresOf(counter, now()) + 1) })
      .where(({ failures, pausedUntil }, { eq, notExists }) => {
        if (!row) return notExists(failures);
        const pause = row.pausedUntil === undefined ? notExists(pausedUntil) : eq(pausedUntil, row.pausedUntil);
        return `${eq(failures, row.failures)} AND ${pause}`;
      })
      .go();
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}

/** How often to decide again when others count in the same moment. */
const rounds = 8;

/**
 * Counts an attempt as a failure before it is made, so that a hundred at once get no more tries than a hundred in a row.
 * What turns out right takes it back by `forget`, in its own transaction. `seen` saves the first read.
 * @throws Failure `signInPaused` in a pause, or when too many come at once to tell them apart
 */
export async function countAttempt(kind: Kind, what: string, seen?: Counter): Promise<Counter> {
  let counter = seen ?? (await counterOf(kind, what));
  for (let round = 0; round < rounds; round += 1) {
    refuseWhilePaused(counter);
    if (await countOn(counter)) return counter;
    counter = await counterOf(kind, what);
  }
  throw paused(now().getTime());
}

/** Forgets all failures of an account or a session: somebody knew the password. */
export function forget({ of }: Counter): Write {
  return remove(Attempts.delete({ of }).params());
}

/** Takes one attempt back that was no failure after all. */
export async function takeBack({ of }: Counter): Promise<void> {
  try {
    await Attempts.patch({ of })
      .subtract({ failures: 1 })
      .where(({ failures }, { gt }) => gt(failures, 0))
      .go();
  } catch (error) {
    // Forgotten meanwhile: then there is nothing to take back.
    if (!conditionFailed(error)) throw error;
  }
}

/**
 * Counts an attempt on an address before it is made. Many people may be behind it at once, so nobody waits for anybody:
 * the count is added to, and only beyond the free ones a single attempt is let through after each pause.
 * @throws Failure `signInPaused`
 */
export async function countOnAddress(address: Counter): Promise<void> {
  const { failures, pausedUntil } = await addOne(address);
  const within = failures <= free.address;
  if (!within && (pausedUntil ?? 0) > now().getTime()) {
    await takeBack(address);
    throw paused(pausedUntil ?? 0);
  }
  if (failures < free.address || (await beginPause(address, failures, pausedUntil)) || within) return;
  await takeBack(address);
  throw paused(now().getTime() + pauseAfter('address', failures));
}

async function addOne(address: Counter): Promise<Pick<AttemptsRow, 'failures' | 'pausedUntil'>> {
  const { row, of } = address;
  // Not forgotten by the table yet, but over: it begins anew.
  if (row && failuresOf(address, now()) === 0 && (await countOn(address))) return { failures: 1 };
  const { expiresAt } = counted(address, 1);
  const { data } = await Attempts.upsert({ of }).add({ failures: 1 }).set({ expiresAt }).go({ response: 'all_new' });
  return { failures: data.failures ?? 1, ...(data.pausedUntil === undefined ? {} : { pausedUntil: data.pausedUntil }) };
}

/** Begins the pause that follows this attempt, unless another attempt of the same moment has. */
async function beginPause({ kind, of }: Counter, failures: number, seen: number | undefined): Promise<boolean> {
  try {
    await Attempts.patch({ of })
      .set({ pausedUntil: now().getTime() + pauseAfter(kind, failures) })
      .where(({ pausedUntil }, { eq, notExists }) =>
        seen === undefined ? notExists(pausedUntil) : eq(pausedUntil, seen),
      )
      .go();
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}

/**
 * Whose failures an address stands for: an IPv6 subscriber has a whole /64, so its other half does not count.
 * @returns the address itself for IPv4, also where it comes as IPv6
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  const first = [...groups, ...zeros, ...rest].slice(0, 4);
  return `${first.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/**
 * Counts a request for a mailed link, known e-mail or not, so that nobody's mailbox is flooded.
 * @throws Failure `signInPaused` after three in a row, with growing pauses
 */
export async function askForMail(email: string): Promise<void> {
  await countAttempt('mail', email);
}
