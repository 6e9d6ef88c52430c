import { ulid } from 'ulid';
import { now } from '#functions/core/clock.ts';
import { put, remove, transact, update } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { defineHandlers } from '#functions/core/http/api.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { replayIfRepeated, saveIdempotentResponse } from '#functions/core/http/idempotency.ts';
import { readPage } from '#functions/core/http/page.ts';
import type { Caller } from '#functions/core/http/session.ts';
import { consume, rateLimit } from '#functions/core/limits/rate-limit.ts';
import { QueueItems } from '#functions/entities/moderation.ts';
import {
  type SupportMessageRow,
  SupportMessages,
  type SupportRequestRow,
  SupportRequests,
} from '#functions/entities/support-requests.ts';
import { openItem } from '#functions/review-queue/queue-items.ts';
import { getMailboxes } from '#functions/support/mailboxes.ts';
import {
  findRequest,
  readMessages,
  readThread,
  supportQueue,
  toItemId,
  toMessage,
  toRequest,
} from '#functions/support/request.ts';
import { support } from '#shared/contract/support.ts';
import { includes } from '#shared/plans.ts';
import { maxSupportMessages } from '#shared/support.ts';

/** Limits the messages of one owner: 10 at once, then one every 10 minutes. Each is emailed and read by a person. */
const messageLimit = rateLimit('supportMessage', {
  burst: 10,
  seconds: 600,
  message: "You've sent many messages. Please wait a few minutes, or write to one of our mailboxes.",
});

function hasPriority({ tier }: Caller): boolean {
  return includes(tier, 'prioritySupport');
}

function createMessage(request: SupportRequestRow, text: string, at: Date): SupportMessageRow {
  const { ownerId, id: requestId, name } = request;
  return { ownerId, requestId, id: ulid(at.getTime()), from: 'owner', name, text, createdAt: at.toISOString() };
}

/** Returns the writes that store a message of the owner, put the request into the queue, and report it. */
function saveMessage(request: SupportRequestRow, message: SupportMessageRow) {
  const { ownerId, requestId, id: messageId, createdAt } = message;
  return [
    put(SupportMessages.create(message).params()),
    openItem({ queue: supportQueue, id: toItemId(request), ownerId, createdAt }),
    emitEvent('SupportRequested', { ownerId, requestId, messageId }),
  ];
}

export const supportHandlers = defineHandlers(support, {
  contactSupport: async ({ body, caller, idempotency }) => {
    await consume(messageLimit, caller.id);
    const { message: text, ...form } = body;
    const at = now();
    const createdAt = at.toISOString();
    const row: SupportRequestRow = {
      ...form,
      ownerId: caller.id,
      id: ulid(at.getTime()),
      isPriority: hasPriority(caller),
      status: 'open',
      messageCount: 1,
      createdAt,
      updatedAt: createdAt,
    };
    const request = toRequest(row);
    await transact([
      ...saveIdempotentResponse(idempotency, request),
      put(SupportRequests.create(row).params()),
      ...saveMessage(row, createMessage(row, text, at)),
    ]);
    return request;
  },

  listSupportRequests: async (input) => {
    const rows = await readPage(input, SupportRequests.query.ofOwner({ ownerId: input.caller.id }), 'desc');
    return rows.map(toRequest);
  },

  getSupportRequest: ({ params, caller }) => readThread(caller.id, params.id),

  replyToSupport: async ({ params: { id }, body, caller, idempotency }) => {
    await consume(messageLimit, caller.id);
    await replayIfRepeated(idempotency);
    return retryOnConflict(async () => {
      const [found, messages] = await Promise.all([findRequest(caller.id, id), readMessages(caller.id, id)]);
      if (found.messageCount >= maxSupportMessages) throw new ApiError('supportRequestFull');
      const at = now();
      const changes = {
        status: 'open',
        isPriority: hasPriority(caller),
        messageCount: found.messageCount + 1,
        updatedAt: at.toISOString(),
      } as const;
      const row: SupportRequestRow = { ...found, ...changes };
      const message = createMessage(row, body.message, at);
      const thread = { ...toRequest(row), messages: [...messages, toMessage(message)] };
      const changed = SupportRequests.patch({ ownerId: caller.id, id })
        .set(changes)
        .where(
          ({ messageCount, status }, { eq }) =>
            `${eq(messageCount, found.messageCount)} AND ${eq(status, found.status)}`,
        )
        .params();
      await transact([
        ...saveIdempotentResponse(idempotency, thread),
        update(changed, () => new VersionConflict()),
        // The new item replaces the one that waits, so that the queue has the request once.
        ...(found.status === 'open'
          ? [remove(QueueItems.delete({ queue: supportQueue, id: toItemId(found) }).params())]
          : []),
        ...saveMessage(row, message),
      ]);
      return thread;
    });
  },

  getSupportMailboxes: async () => getMailboxes(),
});
