import type { Answer } from '#functions/chat/answer.ts';
import type { QuestionContext } from '#functions/chat/earlier-exchanges.ts';
import { describeUrgency } from '#functions/chat/urgency.ts';
import { put, type Write } from '#functions/core/data/table.ts';
import { type ChatMessageRow, ChatMessages } from '#functions/entities/chat-messages.ts';
import type { ChatAction, ChatMessage, ChatQuestion } from '#shared/contract/chat.ts';

/** Builds the message of a question that was answered. */
export function buildChatMessage(
  { id, at, userId }: { id: string; at: Date; userId: string },
  question: ChatQuestion,
  context: QuestionContext,
  { text: response, source, sources, suggestions, actions }: Omit<Answer, 'counts'>,
): ChatMessage {
  return {
    id,
    userId,
    dogId: context.dog?.id ?? null,
    message: question.message,
    category: question.category,
    createdAt: at.toISOString(),
    response,
    source,
    ...describeUrgency(question, context),
    ...(suggestions && { suggestions }),
    sources,
    actions,
  };
}

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
