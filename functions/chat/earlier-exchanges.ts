import { encodeTime } from 'ulid';
import type { AskedDogs } from '#functions/chat/resolve-dog.ts';
import { now } from '#functions/core/clock.ts';
import { type ChatMessageRow, ChatMessages } from '#functions/entities/chat-messages.ts';

/** Enough to find an emergency of the last hour in almost every conversation. */
const maxRead = 30;

/** After this, a question starts a new conversation. */
const maxAgeMs = 2 * 3600 * 1000;

const timeLength = 10;

/** What a question can refer to: the owner's dogs, and the conversation so far. */
export interface QuestionContext extends AskedDogs {
  /** The latest questions with their answers, oldest first. */
  earlier: readonly ChatMessageRow[];
}

/** Reads the latest questions of this owner with their answers, oldest first. */
export async function listEarlierExchanges(ownerId: string): Promise<ChatMessageRow[]> {
  const moment = now().getTime();
  // The encoded time, with which a ULID starts, sorts before all ULIDs of that time.
  const { data } = await ChatMessages.query
    .ofOwner({ ownerId })
    .between({ id: encodeTime(moment - maxAgeMs, timeLength) }, { id: encodeTime(moment + 1, timeLength) })
    .go({ limit: maxRead, pages: 1, order: 'desc', consistent: true });
  return data.reverse();
}
