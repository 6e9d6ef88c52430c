import { counterName, pauseAfter, pausedUntil } from '#functions/account/attempts.ts';
import { networkOf } from '#functions/account/network.ts';
import { now } from '#functions/core/clock.ts';
import { conditionFailed } from '#functions/core/table.ts';
import { Attempts, type AttemptsRow } from '#functions/entities/attempts.ts';

/**
 * Failed sign-ins of an address. Many people may be behind it at once, so nobody waits for anybody: a failure is added,
 * and each fades by itself. The row needs no number for that: `expiresAt` is when the last of them has faded, and every
 * failure puts it off by as much as one takes to fade. What turns out right moves it back.
 */

/** So the twenty free ones of an address are free again after a day. */
const fadesAfterSeconds = 72 * 60;

/** More than these are not kept: the pause is the longest, and an address that stops is trusted again in a day and a half. */
const most = 31;

/** The failures of one address as they were seen. */
export interface AddressSeen {
  of: string;
  row: AttemptsRow | undefined;
}

/** One attempt that was counted on an address, and the pause that it began. */
export interface AddressAttempt {
  of: string;
  /** Where nothing else was counted: how the row stands since. */
  alone?: number;
  began?: { until: number; before: number | undefined };
}

/** Names the counter of an address. */
export function addressCounter(address: string): string {
  return counterName('address', networkOf(address));
}

function seconds(): number {
  return Math.floor(now().getTime() / 1000);
}

async function orUndefined<T>(write: Promise<T>): Promise<T | undefined> {
  try {
    return await write;
  } catch (error) {
    if (conditionFailed(error)) return undefined;
    throw error;
  }
}

/** Begins anew where all that was has faded. */
async function begin(of: string): Promise<AttemptsRow | undefined> {
  const row = { of, expiresAt: seconds() + fadesAfterSeconds };
  const put = Attempts.put(row).where(
    ({ expiresAt }, { lte, notExists }) => `${notExists(expiresAt)} OR ${lte(expiresAt, seconds())}`,
  );
  return (await orUndefined(put.go())) && row;
}

/** Adds to what has not faded yet. */
async function addTo(of: string): Promise<AttemptsRow | undefined> {
  const patch = Attempts.patch({ of })
    .add({ expiresAt: fadesAfterSeconds })
    .where(({ expiresAt }, { gt }) => gt(expiresAt, seconds()));
  return (await orUndefined(patch.go({ response: 'all_new' })))?.data as AttemptsRow | undefined;
}

/** Counts one failure more. Adding never waits for another; between the two ways there is one change at most. */
async function addOne({ of, row }: AddressSeen): Promise<AttemptsRow> {
  let stands = row !== undefined && row.expiresAt > seconds();
  for (let round = 0; round < 4; round += 1) {
    const counted = await (stands ? addTo(of) : begin(of));
    if (counted) return counted;
    stands = !stands;
  }
  throw pausedUntil(now().getTime());
}

/**
 * Counts an attempt on an address before it is made. Beyond the free ones a single attempt is let through after each
 * pause, however many come at once.
 * @throws ApiError `rateLimited`
 */
export async function countOnAddress(address: AddressSeen): Promise<AddressAttempt> {
  const { of } = address;
  const row = await addOne(address);
  const failures = Math.ceil((row.expiresAt - seconds()) / fadesAfterSeconds);
  const pause = pauseAfter('address', failures);
  if (failures === 1) return { of, alone: row.expiresAt };
  if (pause === 0) return { of };
  const within = pauseAfter('address', failures - 1) === 0;
  if (!within && (row.pausedUntil ?? 0) > now().getTime()) {
    await takeBackOnAddress({ of });
    throw pausedUntil(row.pausedUntil ?? 0);
  }
  const until = now().getTime() + pause;
  if (await beginPause(of, until, row.pausedUntil, failures)) return { of, began: { until, before: row.pausedUntil } };
  if (within) return { of };
  await takeBackOnAddress({ of });
  throw pausedUntil(until);
}

/**
 * Begins the pause that follows this attempt, unless another attempt of the same moment has. Where it is one too many to
 * be kept, it alone goes: the others that are counted at this moment are about to be refused, and take theirs back.
 */
async function beginPause(of: string, until: number, before: number | undefined, failures: number): Promise<boolean> {
  const patch = Attempts.patch({ of })
    .set({ pausedUntil: until })
    .add({ expiresAt: failures > most ? -fadesAfterSeconds : 0 })
    .where(({ pausedUntil: pause }, { eq, notExists }) =>
      before === undefined ? notExists(pause) : eq(pause, before),
    );
  return (await orUndefined(patch.go())) !== undefined;
}

/**
 * Takes back an attempt that was no failure after all, with the pause that it began: nobody waits for a right password.
 * Where it was the only one, nothing is left of the address.
 */
export async function takeBackOnAddress({ of, alone, began }: AddressAttempt): Promise<void> {
  if (alone !== undefined) {
    const own = Attempts.delete({ of }).where(({ expiresAt }, { eq }) => eq(expiresAt, alone));
    if (await orUndefined(own.go())) return;
  }
  const lessOne = () => Attempts.patch({ of }).subtract({ expiresAt: fadesAfterSeconds });
  if (began) {
    const less =
      began.before === undefined ? lessOne().remove(['pausedUntil']) : lessOne().set({ pausedUntil: began.before });
    const own = less.where(({ pausedUntil: pause }, { eq }) => eq(pause, began.until));
    if (await orUndefined(own.go())) return;
  }
  // Gone meanwhile: then there is nothing to take back.
  await orUndefined(lessOne().go());
}
