import type { ChatMessage } from '#shared/contract/chat.ts';

/** The loaded messages, newest first without gaps, and the cursor of the next older page. */
export interface MessageList {
  messages: ChatMessage[];
  nextCursor: string | undefined;
}

/** Combines lists of messages: each once, newest first. */
function combine(...lists: readonly ChatMessage[][]): ChatMessage[] {
  const byId = new Map(lists.flat().map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
}

/**
 * Adds the newest page to the loaded messages. If more messages are new than one page has, the older ones are dropped: they
 * load again by the page's cursor.
 */
export function withNewest(loaded: MessageList | undefined, newest: MessageList): MessageList {
  if (!loaded || newest.nextCursor === undefined) return newest;
  const known = new Set(loaded.messages.map(({ id }) => id));
  if (!newest.messages.some(({ id }) => known.has(id))) return newest;
  return { messages: combine(loaded.messages, newest.messages), nextCursor: loaded.nextCursor };
}

/** Adds the next older page to the loaded messages. */
export function withOlder(loaded: MessageList, older: MessageList): MessageList {
  return { messages: combine(loaded.messages, older.messages), nextCursor: older.nextCursor };
}

/** Adds a message that was just answered. */
export function withAnswered(loaded: MessageList, message: ChatMessage): MessageList {
  return { ...loaded, messages: combine(loaded.messages, [message]) };
}
