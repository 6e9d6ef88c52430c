import { encodeTime } from 'ulid';
import type { AskedDogs } from '#functions/chat/resolve-dog.ts';
import { now } from '#functions/core/clock.ts';
import { type ChatMessageRow, ChatMessages } from '#functions/entities/chat-messages.ts';
import type { Verdict } from '#shared/emergency/reasons.ts';
import type { Reading } from '#shared/text-model/read-text.ts';
import type { Units } from '#shared/weight.ts';

/** After an hour, a question starts a new conversation, and an emergency is over, or with a vet. */
const conversationMs = 3600 * 1000;

/** More than anybody asks in an hour. It bounds what an automated client makes each question cost. */
const maxRead = 30;

const timeLength = 10;

/** What a question can refer to: the owner's dogs, and the conversation so far. */
export interface QuestionContext extends AskedDogs {
  /** What the emergency check found. */
  verdict: Verdict;
  /** What the text model says about the message. */
  reading: Reading | undefined;
  /** In which the owner reads weights. */
  units: Units;
  /** The questions of the last hour with their answers, oldest first. */
  earlier: readonly ChatMessageRow[];
}

/** Reads the questions of the last hour with their answers, oldest first. */
export async function listEarlierExchanges(ownerId: string): Promise<ChatMessageRow[]> {
  const moment = now().getTime();
  // The encoded time, with which a ULID starts, sorts before all ULIDs of that time.
  const { data } = await ChatMessages.query
    .ofOwner({ ownerId })
    .between({ id: encodeTime(moment - conversationMs + 1, timeLength) }, { id: encodeTime(moment + 1, timeLength) })
    .go({ limit: maxRead, pages: 1, order: 'desc', consistent: true });
  return data.reverse();
}
