import type { ChatMessage } from '#shared/contract/chat.ts';
import type { EmergencyCard } from '#shared/emergency/card.ts';
import type { Asked } from './use-ask.ts';

/** A question, and its card or answer. It has neither while it is being answered. */
export interface Exchange {
  /** Stays the same when the answer arrives, so that the focus stays. */
  key: string;
  question: string;
  dogId: string | null;
  /** An ISO 8601 instant. */
  createdAt: string;
  card: EmergencyCard | null;
  answer?: ChatMessage;
  /** Why it is not stored. */
  unsaved?: string;
}

function toExchange({ key, question, at, card, unsaved }: Asked): Exchange {
  return {
    key,
    question: question.message,
    dogId: question.dogId ?? null,
    createdAt: at,
    card,
    ...(unsaved && { unsaved }),
  };
}

/**
 * What the panel shows, newest first: the stored messages, the question that is being answered, and emergencies that could
 * not be stored. A card from this device wins over the server's answer.
 */
export function groupExchanges(messages: readonly ChatMessage[], asked: readonly Asked[]): Exchange[] {
  const askedById = new Map(asked.flatMap((each) => (each.id ? [[each.id, each] as const] : [])));
  const stored = messages.map((answer): Exchange => {
    const { id, message: question, dogId, createdAt } = answer;
    const own = askedById.get(id);
    return { key: own?.key ?? id, question, dogId, createdAt, card: own?.card ?? answer.card ?? null, answer };
  });
  const known = new Set(messages.map(({ id }) => id));
  const others = asked.filter(({ id, card, unsaved }) => (id ? card && !known.has(id) : card || !unsaved));
  return [...others.map(toExchange), ...stored].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
}
