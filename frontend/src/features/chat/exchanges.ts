import type { ChatCategory, ChatMessage } from '#shared/contract/chat.ts';
import type { EmergencyCard } from '#shared/emergency/card.ts';
import type { Asked } from './asked.ts';

/** A question, and its card or answer. It has neither while it is being answered. */
export interface Exchange {
  /** Stays the same when the answer arrives, so that the focus stays. */
  key: string;
  question: string;
  dogId: string | null;
  category: ChatCategory;
  /** An ISO 8601 instant. */
  createdAt: string;
  card: EmergencyCard | null;
  /** Whether the signs of an emergency are shown above the answer. */
  unsure?: boolean;
  answer?: ChatMessage;
  /** Why it is not stored. */
  unsaved?: string | undefined;
  /** What became of "It's not happening now". An answered one has its answer below the closed card. */
  dismissal?: { state: 'sending' | 'answered' } | { state: 'failed'; reason: string };
}

/** How long after an emergency the same question, answered, is shown in its place. */
const dismissalMs = 60 * 60 * 1000;

/** How long an answer asks whether signs of an emergency are happening right now. */
const signsMs = 24 * 60 * 60 * 1000;

function toExchange({ key, question, at, card, unsure, answer, unsaved }: Asked): Exchange {
  return {
    key,
    question: question.message,
    dogId: question.dogId ?? null,
    category: question.category,
    createdAt: at,
    card,
    ...((unsure || answer?.unsure) && { unsure: true }),
    ...(answer && { answer }),
    ...(unsaved && { unsaved }),
  };
}

/** A stored message. A card from this device wins over the server's answer. */
function toStoredExchange(answer: ChatMessage, own: Asked | undefined): Exchange {
  const { id, message: question, dogId, category, createdAt, unsure } = answer;
  const card = own?.card ?? answer.card ?? null;
  const hasSigns = !card && Boolean(own?.unsure || unsure);
  return { key: own?.key ?? id, question, dogId, category, createdAt, card, answer, ...(hasSigns && { unsure: true }) };
}

/** Whether an exchange has an answer other than the card. */
export function hasOrdinaryAnswer({ answer }: Pick<Exchange, 'answer'>): boolean {
  return answer !== undefined && answer.source !== 'emergency';
}

/** Finds the emergency whose question was sent again and answered, because it is not happening. */
function findDismissed(answered: Exchange, older: readonly Exchange[], dismissed: string | undefined) {
  if (answered.card || !hasOrdinaryAnswer(answered)) return undefined;
  return older.find((each) => {
    if (!each.card || hasOrdinaryAnswer(each)) return false;
    if (dismissed !== undefined) return each.key === dismissed;
    const isSame = each.question === answered.question && each.dogId === answered.dogId;
    return isSame && Date.parse(answered.createdAt) - Date.parse(each.createdAt) < dismissalMs;
  });
}

/** Moves the answers to questions that were sent again into the exchanges of their emergencies. */
function mergeDismissed(exchanges: readonly Exchange[], asked: readonly Asked[]): Exchange[] {
  const dismissals = new Map(asked.map(({ key, dismisses }) => [key, dismisses]));
  const merged: Exchange[] = [];
  // From the oldest one, so that each answer belongs to the newest emergency before it.
  for (const each of exchanges.toReversed()) {
    const emergency = findDismissed(each, merged, dismissals.get(each.key));
    if (!emergency) {
      merged.unshift({ ...each });
      continue;
    }
    const { answer, unsure = false, unsaved } = each;
    Object.assign(emergency, { answer, unsure, unsaved, dismissal: { state: 'answered' } });
  }
  return merged;
}

/** Marks the emergencies whose questions are being sent again, or were not answered. */
function markDismissals(exchanges: readonly Exchange[], asked: readonly Asked[]): Exchange[] {
  const open = asked.filter(({ dismisses, answer }) => dismisses !== undefined && !answer);
  return exchanges.map((exchange) => {
    const again = open.find(({ dismisses }) => dismisses === exchange.key);
    if (!again) return exchange;
    const { unsaved: reason } = again;
    return { ...exchange, dismissal: reason ? { state: 'failed', reason } : { state: 'sending' } };
  });
}

/** Whether a question that is not in the list of stored messages is shown. */
function isShown({ card, unsure, answer, unsaved, dismisses }: Asked): boolean {
  if (dismisses !== undefined) return answer !== undefined;
  const isBeingAnswered = !answer && !unsaved;
  const isAnsweredHere = Boolean(answer && unsaved);
  return card !== null || Boolean(unsure || answer?.unsure) || isBeingAnswered || isAnsweredHere;
}

/**
 * What the panel shows, newest first: the stored messages, the question that is being answered, and emergencies and
 * answers of this device, which could not be stored. A question that was sent again because its emergency is not happening is answered in its place.
 */
export function groupExchanges(messages: readonly ChatMessage[], asked: readonly Asked[]): Exchange[] {
  const askedById = new Map(asked.flatMap((each) => (each.answer ? [[each.answer.id, each] as const] : [])));
  const stored = messages.map((message) => toStoredExchange(message, askedById.get(message.id)));
  const known = new Set(messages.map(({ id }) => id));
  const others = asked.filter((each) => !(each.answer && known.has(each.answer.id)) && isShown(each));
  const all = [...others.map(toExchange), ...stored].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  return markDismissals(mergeDismissed(all, asked), asked);
}

/** Finds the emergency that an answer reminds of: the newest one before it, of the same dog if there is one. */
export function findEarlierEmergency(exchanges: readonly Exchange[], key: string): Exchange | undefined {
  const at = exchanges.findIndex((each) => each.key === key);
  if (at < 0) return undefined;
  const earlier = exchanges.slice(at + 1).filter(({ card }) => card);
  return earlier.find(({ dogId }) => dogId === exchanges[at]?.dogId) ?? earlier[0];
}

/** Whether to show the emergency signs to check. After 24 hours they are hidden, because the emergency is over or known. */
export function showsSigns({ unsure, createdAt }: Pick<Exchange, 'unsure' | 'createdAt'>, now: Date): boolean {
  return Boolean(unsure) && now.getTime() - Date.parse(createdAt) < signsMs;
}
