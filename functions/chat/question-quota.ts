import { decodeTime } from 'ulid';
import { epochSeconds, now } from '#functions/core/clock.ts';
import { conditionFailed, update, write } from '#functions/core/data/table.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { Caller } from '#functions/core/http/session.ts';
import { ChatMessages } from '#functions/entities/chat-messages.ts';
import { DailyUsage, type DailyUsageRow } from '#functions/entities/daily-usage.ts';
import { addDays, findMonday, localDate, startOfDay } from '#shared/calendar.ts';
import type { QuestionQuota } from '#shared/contract/chat.ts';
import { limits } from '#shared/plans.ts';

/** What quotas need of the caller. */
type Asker = Pick<Caller, 'id' | 'tier' | 'timeZone'>;

/** The current day or week of the caller's quota. */
interface Period {
  key: { ownerId: string; per: 'day' | 'week'; date: string };
  limit: number;
  resetsAt: Date;
}

/** A question that is being answered. It is part of `aiQuestionsUsed` from the start. */
export interface Reservation {
  period: Period;
  /** Identifies the request: repeats with the same Idempotency-Key have the same. */
  request: string;
  messageId: string;
  /** The questions used, including this one. */
  used: number;
}

/** Longer than the Lambda may run. After that, the request of a reservation has crashed. */
const abandonedAfterMs = 60_000;

const keptSeconds = 60 * 24 * 3600;

/** Concurrent requests of the owner may use what a crashed one frees. */
const maxTries = 5;

function findPeriod({ id, tier, timeZone }: Asker): Period {
  const { count, per } = limits[tier].aiQuestions;
  const today = localDate(now(), timeZone);
  const date = per === 'week' ? findMonday(today) : today;
  const resetsAt = startOfDay(addDays(date, per === 'week' ? 7 : 1), timeZone);
  return { key: { ownerId: id, per, date }, limit: count, resetsAt };
}

function toQuota({ key, limit, resetsAt }: Period, used: number): QuestionQuota {
  // After a downgrade, more than the limit may be used.
  const within = Math.min(Math.max(used, 0), limit);
  return { used: within, limit, per: key.per, resetsAt: resetsAt.toISOString() };
}

async function readUsage({ key }: Period): Promise<DailyUsageRow | null> {
  const { data } = await DailyUsage.get(key).go({ consistent: true });
  return data;
}

function nameReservation({ request, messageId }: Pick<Reservation, 'request' | 'messageId'>): string {
  return `${request}#${messageId}`;
}

/** Adds a question to the count and notes who is answering it, in one conditional update. */
async function add(
  { key, limit, resetsAt }: Period,
  reservation: Pick<Reservation, 'request' | 'messageId'>,
): Promise<number> {
  const { request } = reservation;
  const { data } = await DailyUsage.update(key)
    .add({ aiQuestionsUsed: 1, answering: [request], reservations: [nameReservation(reservation)] })
    .set({ expiresAt: epochSeconds(resetsAt) + keptSeconds })
    .where(
      ({ aiQuestionsUsed, answering }, { lt, notContains, notExists }) =>
        `(${notExists(aiQuestionsUsed)} OR ${lt(aiQuestionsUsed, limit)}) AND ${notContains(answering, request as never)}`,
    )
    .go({ response: 'all_new' });
  return data.aiQuestionsUsed ?? 1;
}

class NotReserved extends Error {}

/** Ends a reservation, once. A question that does not count is subtracted again. */
async function end({ key }: Period, reservation: Pick<Reservation, 'request' | 'messageId'>, counts: boolean) {
  const name = nameReservation(reservation);
  const change = DailyUsage.patch(key)
    .delete({ answering: [reservation.request], reservations: [name] })
    .add({ aiQuestionsUsed: counts ? 0 : -1 })
    .where(({ reservations }, { contains }) => contains(reservations, name as never))
    .params();
  try {
    await write(update(change, () => new NotReserved()));
  } catch (error) {
    if (!(error instanceof NotReserved)) throw error;
  }
}

/** Ends a reservation whose request failed or crashed. The stored message tells whether the question was answered. */
async function endUnfinished(period: Period, reservation: Pick<Reservation, 'request' | 'messageId'>): Promise<void> {
  const key = { ownerId: period.key.ownerId, id: reservation.messageId };
  const { data: message } = await ChatMessages.get(key).go({ consistent: true });
  await end(period, reservation, message?.counted ?? false);
}

/** Whether a message was started so long ago that its request has crashed. After a clock moves back, it is in the future. */
function isAbandoned(messageId: string): boolean {
  return Math.abs(now().getTime() - decodeTime(messageId)) > abandonedAfterMs;
}

/** Ends the reservations of crashed requests. @returns how many there were */
async function endAbandoned(period: Period, { reservations = [] }: DailyUsageRow): Promise<number> {
  const abandoned = reservations
    .map((name) => {
      const [request = '', messageId = ''] = name.split('#');
      return { request, messageId };
    })
    .filter(({ messageId }) => isAbandoned(messageId));
  for (const reservation of abandoned) await endUnfinished(period, reservation);
  return abandoned.length;
}

/** Reads the caller's quota. Questions whose request crashed do not count. */
export async function readQuota(caller: Asker): Promise<QuestionQuota> {
  const period = findPeriod(caller);
  const row = await readUsage(period);
  const current = row && (await endAbandoned(period, row)) > 0 ? await readUsage(period) : row;
  return toQuota(period, current?.aiQuestionsUsed ?? 0);
}

/**
 * Counts a question before it is answered, so that concurrent requests get no more than sequential ones. `settle` or
 * `settleFailed` must follow.
 * @throws ApiError `quotaUsed` with the seconds to wait, or `inProgress` while the same request is being answered
 */
export async function reserveQuestion(caller: Asker, request: string, messageId: string): Promise<Reservation> {
  const period = findPeriod(caller);
  const reservation = { period, request, messageId };
  for (let tries = 0; tries < maxTries; tries += 1) {
    try {
      return { ...reservation, used: await add(period, reservation) };
    } catch (error) {
      if (!conditionFailed(error)) throw error;
    }
    const row = await readUsage(period);
    if (!row) continue;
    const { aiQuestionsUsed: used = 0, answering = [], reservations = [] } = row;
    // The SDK repeated the update because the first response was lost.
    if (reservations.includes(nameReservation(reservation))) return { ...reservation, used };
    if ((await endAbandoned(period, row)) > 0) continue;
    if (answering.includes(request)) throw new ApiError('inProgress');
    if (used >= period.limit) throw quotaUsed(period);
  }
  throw new ApiError('unavailable');
}

function quotaUsed({ resetsAt, limit, key }: Period): ApiError {
  const retryAfter = Math.max(1, Math.ceil((resetsAt.getTime() - now().getTime()) / 1000));
  const period = key.per === 'day' ? 'today' : 'this week';
  const questions = limit === 1 ? 'question' : `${limit} questions`;
  return new ApiError('quotaUsed', { message: `You've used your ${questions} for ${period}.`, retryAfter });
}

/** The quota after a reserved question was answered. */
export function computeQuota({ period, used }: Reservation, counts: boolean): QuestionQuota {
  return toQuota(period, counts ? used : used - 1);
}

/**
 * A request that continues after its Lambda was suspended must store nothing, because its question may be subtracted already.
 * @throws ApiError `unavailable`
 */
export function requireActive({ messageId }: Reservation): void {
  if (isAbandoned(messageId)) throw new ApiError('unavailable');
}

/** Ends a reservation whose message is stored. */
export function settle({ period, ...reservation }: Reservation, counts: boolean): Promise<void> {
  return end(period, reservation, counts);
}

/** Ends a reservation after an error. If it was stored in spite of the error, it counts. */
export function settleFailed({ period, ...reservation }: Reservation): Promise<void> {
  return endUnfinished(period, reservation);
}
