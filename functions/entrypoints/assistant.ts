import { answerEmergencyAfterFailure } from '#functions/chat/emergency-fallback.ts';
import { chatHandlers } from '#functions/chat/handlers.ts';
import { api } from '#functions/core/http/api.ts';
import { limitWrites } from '#functions/core/http/middleware/limit-writes.ts';
import type { SessionCookie } from '#functions/core/http/session.ts';
import { withTimeLimit } from '#functions/core/limits/time-limit.ts';
import { findCaller } from '#functions/entities/caller.ts';
import { chat } from '#shared/contract/chat.ts';

/** The timeout for finding the caller, in milliseconds, so that a slow table does not delay an emergency. */
const sessionMs = 5000;

function findCallerSoon(cookie: SessionCookie) {
  return withTimeLimit(sessionMs, findCaller(cookie));
}

export const handler = api(chat, findCallerSoon, chatHandlers).use(limitWrites()).use(answerEmergencyAfterFailure());
