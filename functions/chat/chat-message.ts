import { put, type Write } from '#functions/core/data/table.ts';
import { type ChatMessageRow, ChatMessages } from '#functions/entities/chat-messages.ts';
import type { ChatAction, ChatMessage } from '#shared/contract/chat.ts';

/** A stored message as the API returns it. */
export function toChatMessage(row: ChatMessageRow): ChatMessage {
  return {
    id: row.id,
    userId: row.ownerId,
    dogId: row.dogId ?? null,
    message: row.message,
    category: row.category,
    response: row.response,
    createdAt: row.createdAt,
    source: row.source,
    sources: row.sources,
    ...(row.unsure && { unsure: true as const }),
    ...(row.reminder && { reminder: true as const }),
    ...(row.suggestions && { suggestions: row.suggestions as ChatMessage['suggestions'] }),
    ...(row.reasons && { reasons: row.reasons as ChatMessage['reasons'] }),
    ...(row.card && { card: row.card, ...(row.card.urgency === 'now' && { emergency: true as const }) }),
    actions: row.actions as ChatAction[],
  };
}

/** The write that stores a message. */
export function storeMessage(
  message: ChatMessage,
  more: { counted: boolean; notHappening?: boolean | undefined; promptVersion?: string | undefined },
): Write {
  const { userId, dogId, emergency: _emergency, ...content } = message;
  const row = { ...content, ownerId: userId, dogId: dogId ?? undefined, ...more };
  return put(ChatMessages.create(row).params());
}
