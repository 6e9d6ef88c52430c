import type { EntityItem } from 'electrodb';
import { ownerEntity } from '#functions/core/data/entity.ts';
import { supportCategories, supportPriorities, supportStatuses } from '#shared/support.ts';

/** An owner's requests to support, sorted by creation time. */
export const SupportRequests = ownerEntity('supportRequest', 'support-request#${id}', {
  /** A ULID. */
  id: { type: 'string', required: true },
  /** What the owner entered, like the email. */
  name: { type: 'string', required: true },
  email: { type: 'string', required: true },
  subject: { type: 'string', required: true },
  category: { type: supportCategories, required: true },
  priority: { type: supportPriorities, required: true },
  /** Whether the owner's plan included priority support when they last wrote. */
  isPriority: { type: 'boolean', required: true },
  status: { type: supportStatuses, required: true },
  /** The number of messages. Every change adds to it or checks it, so that no answer misses a message. */
  messageCount: { type: 'number', required: true },
  createdAt: { type: 'string', required: true },
  updatedAt: { type: 'string', required: true },
});
export type SupportRequestRow = EntityItem<typeof SupportRequests>;

/** The messages of an owner and of support, sorted by request and time. */
export const SupportMessages = ownerEntity('supportMessage', 'support-message#${requestId}#${id}', {
  requestId: { type: 'string', required: true },
  /** A ULID. */
  id: { type: 'string', required: true },
  from: { type: ['owner', 'support'] as const, required: true },
  name: { type: 'string', required: true },
  text: { type: 'string', required: true },
  createdAt: { type: 'string', required: true },
});
export type SupportMessageRow = EntityItem<typeof SupportMessages>;
