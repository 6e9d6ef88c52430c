import { now } from '#functions/core/clock.ts';
import { Failure } from '#functions/core/failure.ts';
import { mac } from '#functions/core/signing.ts';
import { put, remove, transact, type Write } from '#functions/core/table.ts';
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

/** @throws Failure `signInPaused` with the seconds to wait when one of the counters is in its pause */
export function refuseWhilePaused(counters: Counter[]): void {
  const moment = now().getTime();
  const until = Math.max(...counters.map(({ row }) => row?.pausedUntil ?? 0));
  if (until > moment) throw new Failure('signInPaused', { retryAfter: Math.ceil((until - moment) / 1000) });
}

/** Another attempt on the account was counted at the same moment: read again and decide again. */
export class AttemptsMoved extends Error {
  constructor() {
    super('Another attempt was counted meanwhile.');
    this.name = 'AttemptsMoved';
  }
}

function counted(counter: Counter) {
  const moment = now();
  const failures = failuresOf(counter, moment) + 1;
  return {
    failures,
    pausedUntil: moment.getTime() + pauseAfter(counter.kind, failures),
    expiresAt: Math.floor(moment.getTime() / 1000) + forgottenAfterSeconds,
  };
}

/**
 * Counts a failure on the account before the password is even looked at, so that a hundred attempts at once get no
 * more tries than a hundred in a row.
 * @returns the write that takes it back, for the transaction of a sign-in that turns out right
 * @throws AttemptsMoved
 */
export async function countAttempt(account: Counter): Promise<Write> {
  const { row } = account;
  await transact([
    put(
      Attempts.put({ of: account.of, ...counted(account) })
        .where(({ failures, pausedUntil }, { eq, notExists }) =>
          row ? `${eq(failures, row.failures)} AND ${eq(pausedUntil, row.pausedUntil)}` : notExists(failures),
        )
        .params(),
      () => new AttemptsMoved(),
    ),
  ]);
  return remove(Attempts.delete({ of: account.of }).params());
}

/** Counts one more against an address, a session or a mailbox; what was forgotten meanwhile counts from one again. */
export async function countAgainst(counter: Counter): Promise<void> {
  const { failures, pausedUntil, expiresAt } = counted(counter);
  const count = Attempts.upsert({ of: counter.of });
  // Adding keeps attempts of the same moment apart; a stale count must not be added to.
  const next =
    counter.row && failures === 1
      ? count.set({ failures, pausedUntil, expiresAt })
      : count.add({ failures: 1 }).set({ pausedUntil, expiresAt });
  await next.go();
}

async function counterOf(kind: Kind, what: string): Promise<Counter> {
  const of = counterName(kind, what);
  const { data: row } = await Attempts.get({ of }).go({ consistent: true });
  return { kind, of, row: row ?? undefined };
}

/**
 * Inside a session: whoever found an open browser must not guess the password there either.
 * @throws Failure `signInPaused`
 */
export async function refuseWhileGuessing(ownerId: string): Promise<Counter> {
  const guesses = await counterOf('guess', ownerId);
  refuseWhilePaused([guesses]);
  return guesses;
}

/**
 * Counts a request for a mailed link, known e-mail or not, so that nobody's mailbox is flooded.
 * @throws Failure `signInPaused` after three in a row, with growing pauses
 */
export async function askForMail(email: string): Promise<void> {
  const asked = await counterOf('mail', email);
  refuseWhilePaused([asked]);
  await countAgainst(asked);
}
