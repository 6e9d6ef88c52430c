import { ApiError } from '#functions/core/http/api-error.ts';
import {
  type SupportMessageRow,
  SupportMessages,
  type SupportRequestRow,
  SupportRequests,
} from '#functions/entities/support-requests.ts';
import type { SupportMessage, SupportRequest, SupportThread } from '#shared/contract/support.ts';

/** The queue in which moderators find the requests. */
export const supportQueue = 'support-messages';

/**
 * Returns the ID that a request has in the queue. It changes with every message of the owner, so that a decision about an
 * outdated conversation fails.
 */
export function toItemId({ id, messageCount }: Pick<SupportRequestRow, 'id' | 'messageCount'>): string {
  return `${id}-${messageCount}`;
}

/** Returns the ID of the request of a queue item. */
export function toRequestId(itemId: string): string {
  return itemId.replace(/-\d+$/, '');
}

/** Converts a request to what the API returns. */
export function toRequest({ ownerId, messageCount: _, ...row }: SupportRequestRow): SupportRequest {
  return { ...row, userId: ownerId };
}

/** Converts a message to what the API returns. */
export function toMessage({ id, from, name, text, createdAt }: SupportMessageRow): SupportMessage {
  return { id, from, name, text, createdAt };
}

/**
 * Reads a request of an owner.
 * @throws ApiError `supportRequestNotFound`, also for a request of another owner
 */
export async function findRequest(ownerId: string, id: string): Promise<SupportRequestRow> {
  const { data } = await SupportRequests.get({ ownerId, id }).go({ consistent: true });
  if (!data) throw new ApiError('supportRequestNotFound');
  return data;
}

/** Reads all messages of a request, oldest first. */
export async function readMessages(ownerId: string, requestId: string): Promise<SupportMessage[]> {
  const { data } = await SupportMessages.query.ofOwner({ ownerId, requestId }).go({ consistent: true, pages: 'all' });
  return data.map(toMessage);
}

/**
 * Reads a request of an owner with its messages.
 * @throws ApiError `supportRequestNotFound`
 */
export async function readThread(ownerId: string, id: string): Promise<SupportThread> {
  const [row, messages] = await Promise.all([findRequest(ownerId, id), readMessages(ownerId, id)]);
  return { ...toRequest(row), messages };
}
