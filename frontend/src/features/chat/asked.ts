import type { ChatMessage } from '#shared/contract/chat.ts';
import type { Finding } from './device-check.ts';
import type { ChatQuestion } from './use-question.ts';

/** A question that was asked since the panel was loaded, and what the check on this device found. */
export interface Asked extends Finding {
  key: string;
  question: ChatQuestion;
  /** An ISO 8601 instant. */
  at: string;
  /** The key of the emergency that is not happening, whose question was sent again. */
  dismisses?: string;
  answer?: ChatMessage;
  /** Why it is not stored or not answered. A question that this device answered has both. */
  unsaved?: string;
}
