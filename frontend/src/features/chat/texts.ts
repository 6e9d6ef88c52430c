import { addDays, localDate } from '#shared/calendar.ts';
import type { ChatCategory, ChatMessage, QuestionQuota } from '#shared/contract/chat.ts';
import type { Dog } from '#shared/contract/dogs.ts';
import { maxQuestionLength } from '#shared/contract/emergency.ts';
import { limits } from '#shared/plans.ts';
import { formatWeight, type Units } from '#shared/weight.ts';
import { guidePath } from '../../domain/guide/paths.ts';
import { CallError, isUnauthorized, NetworkError } from '../../lib/call-errors.ts';
import { formatDate } from '../../lib/format.ts';
import { describeRetry, type ErrorText, type OperationTexts } from '../../lib/texts.ts';

/** Toasts of operations. `send` has its own, see `toSendErrorText`. */
export const chatTexts = {
  send: { failed: 'Error' },
  loadOlder: { failed: "Your older questions didn't load. Please try again." },
} as const satisfies Record<string, Pick<OperationTexts, 'failed'>>;

/** The category chips, in order. */
export const categoryLabels: Record<ChatCategory, string> = {
  general: 'General',
  health: 'Health',
  behavior: 'Behavior',
  nutrition: 'Nutrition',
  exercise: 'Exercise',
};

export const disclaimer = "This is general wellness advice and doesn't replace your vet. When in doubt, ask a vet.";

/** "Biscuit, Golden Retriever, 64 lbs". */
export function describeDog({ name, breed, weight }: Dog, units: Units): string {
  return [name, breed, ...(weight ? [formatWeight(weight, units)] : [])].join(', ');
}

/** With a fair-use limit, the number of questions left is shown from here on. */
const fewLeft = 20;

function describePeriod({ per }: QuestionQuota): string {
  return per === 'day' ? 'today' : 'this week';
}

/** "2 of 3 left today". A fair-use limit is stated until few questions are left. */
export function describeQuota(quota: QuestionQuota): string {
  const left = Math.max(0, quota.limit - quota.used);
  if (quota.limit >= limits.advanced.aiQuestions.count && left > fewLeft)
    return `Fair use: up to ${quota.limit} questions a ${quota.per}`;
  return `${left} of ${quota.limit} left ${describePeriod(quota)}`;
}

/** Whether no question is left. */
export function isUsedUp({ used, limit }: QuestionQuota): boolean {
  return used >= limit;
}

/** Says that the quota is used up, and when it resets in the owner's time zone. */
export function describeUsedUp(quota: QuestionQuota, now: Date, timeZone: string): { title: string; detail: string } {
  const day = localDate(new Date(quota.resetsAt), timeZone);
  const date = formatDate(day, { weekday: 'long', month: 'long', day: 'numeric' });
  const when = day === addDays(localDate(now, timeZone), 1) ? `tomorrow, ${date}` : `on ${date}`;
  return {
    title: `You've used all ${quota.limit} questions for ${describePeriod(quota)}`,
    detail: `You get ${quota.limit} new ones ${when}. Emergencies always get an answer.`,
  };
}

/** How many questions the largest plan has; undefined on that plan. */
export function describeLargerPlan({ limit }: QuestionQuota): string | undefined {
  const { count, per } = limits.advanced.aiQuestions;
  return limit < count ? `The Advanced plan has up to ${count} a ${per}.` : undefined;
}

/** The counter is shown for the last characters. */
const counterFrom = maxQuestionLength - 200;

/** "120 characters left"; undefined while there is plenty of room. */
export function describeLengthLeft(message: string): string | undefined {
  const length = [...message.trim()].length;
  if (length < counterFrom) return undefined;
  const left = maxQuestionLength - length;
  const characters = Math.abs(left) === 1 ? 'character' : 'characters';
  return left < 0 ? `${-left} ${characters} too many` : `${left} ${characters} left`;
}

/** "Today, 9:15 AM" or "November 19" in the owner's time zone. */
export function formatAsked({ createdAt }: Pick<ChatMessage, 'createdAt'>, now: Date, timeZone: string): string {
  const asked = new Date(createdAt);
  const isToday = localDate(asked, timeZone) === localDate(now, timeZone);
  return isToday
    ? asked.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
    : asked.toLocaleDateString('en-US', { timeZone, month: 'short', day: 'numeric' });
}

/** Whether the guide had no answer. It then links to all of its articles. */
export function isWithoutAnswer({ source, sources }: Pick<ChatMessage, 'source' | 'sources'>): boolean {
  return source === 'guide' && (sources.length === 0 || sources[0]?.url === guidePath);
}

/** The text before the sources of an answer; undefined for small talk and the owner's own records. */
export function describeSource(answer: Pick<ChatMessage, 'source' | 'sources'>): string | undefined {
  const { source, sources } = answer;
  if (source === 'small-talk' || source === 'records') return undefined;
  if (isWithoutAnswer(answer) && sources.length > 0) return 'See all articles: ';
  if (source === 'model') return sources.length > 0 ? 'Answered by AI, based on: ' : 'Answered by AI';
  return sources.length > 0 ? 'From our care guide: ' : 'From our care guide';
}

/** The toast of a question that was not sent. */
export function toSendErrorText(error: unknown): ErrorText {
  if (isUnauthorized(error))
    return { title: 'Unauthorized', detail: 'You are logged out. Logging in again...', signedOut: true };
  const detail = 'Failed to send message. Please try again.';
  const explains = error instanceof CallError && (error.code === 'dogNotFound' || error.code === 'inProgress');
  const reason = describeRetry(error) ?? (explains ? error.serverMessage : undefined);
  return { title: 'Error', detail: reason ? `Failed to send message. ${reason}` : detail, signedOut: false };
}

/** The note below an emergency card whose question was not saved. */
export function describeNotSaved(error: unknown): string {
  if (isUnauthorized(error)) return "You're signed out, so this question wasn't saved. Call first.";
  return error instanceof CallError
    ? "This question wasn't saved. Call first. You can send it again later."
    : "You're offline, so this question wasn't saved. The advice works without a connection.";
}

/** The note below an answer of this device. */
export const answeredOffline =
  "You're offline, so this is from the care guide on this device. It wasn't saved and doesn't count. Send it again when you're connected.";

/** Stands for the questions that are left while the server cannot be reached. */
export const offlineNote = 'Offline: the care guide answers';

/** Why a question got no answer, below the signs to check or below an emergency that is not happening. */
export function describeNotAnswered(error: unknown): string {
  if (isUnauthorized(error)) return "You're signed out, so we couldn't answer. Sign in again, then ask.";
  if (error instanceof NetworkError) return "You're offline, so we couldn't answer. Try again when you're connected.";
  const code = error instanceof CallError ? error.code : undefined;
  if (code === 'quotaUsed')
    return "We couldn't answer, because you've used all your questions. The care guide is free.";
  if (code === 'planRequired') return "Your plan doesn't include answers. The care guide and emergency help are free.";
  return `We couldn't answer your question. ${describeRetry(error) ?? 'Try again in a minute.'}`;
}
