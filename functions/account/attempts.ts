import { ApiError } from '#functions/core/api-error.ts';
import { now } from '#functions/core/clock.ts';
import { mac } from '#functions/core/signing.ts';
import { conditionFailed, remove, type Write } from '#functions/core/table.ts';
import { Attempts, type AttemptsRow } from '#functions/entities/attempts.ts';

/**
 * Guessing passwords slows down: after so many failures each further one is followed by a pause, 1 s, 2 s, 4 s and so
 * on up to 15 minutes. An address has more room than an account, since a household or an office shares one. `guess` is
 * the current password asked for inside a session, `mail` a reset link asked for again and again, `resend` the
 * verification link asked for inside a session: no stranger can use that one up.
 */
const free = { account: 5, address: 20, guess: 5, mail: 3, resend: 3 } as const;
const longestPauseMs = 15 * 60 * 1000;
const forgottenAfterSeconds = 24 * 3600;

type Kind = keyof typeof free;

/** Milliseconds to wait after that many failures in a row. */
export function pauseAfter(kind: Kind, failures: number): number {
  const beyond = failures - free[kind];
  return beyond < 0 ? 0 : Math.min(1000 * 2 ** beyond, longestPauseMs);
}

/** What is counted for one account, one session's owner or one e-mail. */
export interface Counter {
  kind: Kind;
  of: string;
  row: AttemptsRow | undefined;
}

/** One attempt that was counted: on what it was counted, and what stands since. */
export interface Counted extends Counter {
  since: AttemptsRow;
}

/** Names a counter; in the table stands only an HMAC of the e-mail or address. */
export function counterName(kind: string, what: string): string {
  return `${kind}#${mac('attempts', kind, what)}`;
}

/** What a caller who has to wait is told. */
export function pausedUntil(moment: number, message?: string): ApiError {
  const retryAfter = Math.max(1, Math.ceil((moment - now().getTime()) / 1000));
  return new ApiError('rateLimited', message === undefined ? { retryAfter } : { retryAfter, message });
}

function refuseWhilePaused({ row }: Counter): void {
  const until = row?.pausedUntil ?? 0;
  if (until > now().getTime()) throw pausedUntil(until);
}

function oneMore({ kind, of, row }: Counter): AttemptsRow {
  const moment = now().getTime();
  const before = row && row.expiresAt * 1000 > moment ? (row.failures ?? 0) : 0;
  return {
    of,
    failures: before + 1,
    pausedUntil: moment + pauseAfter(kind, before + 1),
    expiresAt: Math.floor(moment / 1000) + forgottenAfterSeconds,
  };
}

async function counterOf(kind: Kind, what: string): Promise<Counter> {
  const of = counterName(kind, what);
  const { data: row } = await Attempts.get({ of }).go({ consistent: true });
  return { kind, of, row: row ?? undefined };
}

/** Puts a row where the seen one still stands. False where another attempt was counted meanwhile. */
async function replace(seen: AttemptsRow | undefined, row: AttemptsRow): Promise<boolean> {
  try {
    await Attempts.put(row)
      .where(({ failures, pausedUntil }, { eq, notExists }) => {
        if (!seen) return notExists(failures);
        const pause = seen.pausedUntil === undefined ? notExists(pausedUntil) : eq(pausedUntil, seen.pausedUntil);
        return `${eq(failures, seen.failures ?? 0)} AND ${pause}`;
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
 * @throws ApiError `rateLimited` in a pause, or when too many come at once to tell them apart
 */
export async function countAttempt(kind: Kind, what: string, seen?: Counter): Promise<Counted> {
  let counter = seen ?? (await counterOf(kind, what));
  for (let round = 0; round < rounds; round += 1) {
    refuseWhilePaused(counter);
    const since = oneMore(counter);
    if (await replace(counter.row, since)) return { ...counter, since };
    counter = await counterOf(kind, what);
  }
  throw pausedUntil(now().getTime());
}

/** Forgets all failures of an account or a session: somebody knew the password. */
export function forget({ of }: Pick<Counter, 'of'>): Write {
  return remove(Attempts.delete({ of }).params());
}

/** Takes one attempt back that nobody could judge, and the pause that it began: the counter stands as it stood before. */
export async function takeBack({ of, row, since }: Counted): Promise<void> {
  if (await replace(since, row ?? { of, failures: 0, expiresAt: since.expiresAt })) return;
  // Another attempt was counted meanwhile, whose pause stays.
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
