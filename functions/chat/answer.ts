import type { ChatAction, ChatMessage } from '#shared/contract/chat.ts';

/** The answer to a question that is no emergency. */
export interface Answer {
  /** Plain text, as in the contract. */
  text: string;
  source: 'guide' | 'model' | 'small-talk' | 'records';
  sources: ChatMessage['sources'];
  actions: ChatAction[];
  /** Articles that may fit as well. */
  suggestions?: ChatMessage['suggestions'];
  /** Whether the question was answered, and so counts. */
  counts: boolean;
  /** The version of the model's prompt. */
  promptVersion?: string;
}
