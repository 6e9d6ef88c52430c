import type { EntityItem } from 'electrodb';
import { ownerEntity } from '#functions/core/data/entity.ts';

import { chatCategories } from '#shared/contract/chat.ts';

/** The questions to the assistant and its answers, by time. They stay when their dog is deleted. */
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
      properties: { title: { type: 'string', required: true }, url: { type: 'string', required: true } },
    },
  },
  /** Whether the question counts toward the quota. */
  counted: { type: 'boolean', required: true },
  reasons: { type: 'list', items: { type: 'string' } },
  /** The emergency card and the proposed actions, as the contract has them. */
  card: { type: 'any' },
  actions: { type: 'any', required: true },
  /** The version of the system prompt that a model answered. */
  promptVersion: { type: 'string' },
  createdAt: { type: 'string', required: true, readOnly: true },
});
export type ChatMessageRow = EntityItem<typeof ChatMessages>;
