import type { EntityItem } from 'electrodb';
import { ownerEntity } from '#functions/core/data/entity.ts';

import { chatCategories } from '#shared/contract/chat.ts';

/** Questions to the assistant with the answers, sorted by time. They are kept when the dog is deleted. */
export const ChatMessages = ownerEntity('chatMessage', 'chat-message#${id}', {
  /** A ULID: messages sort by time. */
  id: { type: 'string', required: true, readOnly: true },
  dogId: { type: 'string' },
  category: { type: chatCategories, required: true },
  message: { type: 'string', required: true },
  response: { type: 'string', required: true },
  source: { type: ['emergency', 'guide', 'model', 'small-talk', 'records'], required: true },
  sources: {
    type: 'list',
    required: true,
    items: {
      type: 'map',
      properties: {
        title: { type: 'string', required: true },
        url: { type: 'string', required: true },
        publisher: { type: 'string' },
      },
    },
  },
  /** Whether the question counts toward the quota. */
  counted: { type: 'boolean', required: true },
  /**
   * Whether the owner said that the emergency is not happening. If so, later answers no longer remind the owner of it.
   */
  notHappening: { type: 'boolean' },
  unsure: { type: 'boolean' },
  reminder: { type: 'boolean' },
  suggestions: { type: 'any' },
  reasons: { type: 'list', items: { type: 'string' } },
  /** The emergency card and the proposed actions, in the format of the contract. */
  card: { type: 'any' },
  actions: { type: 'any', required: true },
  /** The version of the system prompt, for an answer of the model. */
  promptVersion: { type: 'string' },
  createdAt: { type: 'string', required: true, readOnly: true },
});
export type ChatMessageRow = EntityItem<typeof ChatMessages>;
