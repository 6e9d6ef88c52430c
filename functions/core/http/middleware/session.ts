import type { ApiMiddleware } from '#functions/core/http/middleware/api-context.ts';
import { type Caller, readSessionCookie, type SessionCookie } from '#functions/core/http/session.ts';
import type { Operation } from '#shared/contract/operation.ts';

/** Whether an operation requires a signed-in caller. */
export function requiresCaller({ access }: Operation): boolean {
  return access === 'owner' || access === 'moderator';
}

/**
 * Finds the caller by the session cookie. For a public operation, reads the table only if the handler calls
 * `findCaller`.
 */
export function session(findCaller: (cookie: SessionCookie) => Promise<Caller | undefined>): ApiMiddleware {
  return {
    before: async ({ event, context }) => {
      let found: Promise<Caller | undefined> | undefined;
      context.findCaller = () => {
        const cookie = readSessionCookie(event.cookies);
        found ??= cookie ? findCaller(cookie) : Promise.resolve(undefined);
        return found;
      };
      if (requiresCaller(context.operation)) context.caller = await context.findCaller();
    },
  };
}
