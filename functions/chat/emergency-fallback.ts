import { ulid } from 'ulid';
import { limitedEmergencyLogMessage } from '#events/chat-metrics.ts';
import { buildEmergencyMessage, findVerdict } from '#functions/chat/emergency-message.ts';
import { now } from '#functions/core/clock.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { IdempotentReplay } from '#functions/core/http/idempotency-context.ts';
import type { ApiMiddleware } from '#functions/core/http/middleware/api-context.ts';
import { readInput } from '#functions/core/http/request.ts';
import { toResponse } from '#functions/core/http/response.ts';
import { readSessionCookie } from '#functions/core/http/session.ts';
import { log } from '#functions/core/log.ts';
import { readText } from '#functions/core/text-model/read-text.ts';
import { type ChatQuestion, chat } from '#shared/contract/chat.ts';

/**
 * Answers an emergency with the general card when the request fails on our side, such as when the session cannot be read
 * because the table is down. The card contains no data of the owner, and nothing is stored.
 */
export function answerEmergencyAfterFailure(): ApiMiddleware {
  return {
    onError: async (request) => {
      const { event, error } = request;
      const { operation } = request.context;
      if (operation !== chat.sendChatMessage || error instanceof IdempotentReplay) return;
      if (error instanceof ApiError && error.status < 500) return;
      try {
        const question = readInput(operation, event).body as ChatQuestion;
        const urgency = (await readText(question.message))?.urgency;
        if (!['now', 'today'].includes(findVerdict(question, urgency))) return;
        // The session was not checked, so this ID is only sent back to the browser that sent it.
        const userId = readSessionCookie(event.cookies)?.ownerId ?? ulid(now().getTime());
        const output = { message: buildEmergencyMessage(question, urgency, { userId }), quota: null };
        request.response = toResponse(operation, output, { cookies: [], headers: {} });
        log.warn(`${limitedEmergencyLogMessage} despite a failure`, log.describe(error));
      } catch (invalid) {
        log.warn('A failed question could not be checked for an emergency', log.describe(invalid));
      }
    },
  };
}
