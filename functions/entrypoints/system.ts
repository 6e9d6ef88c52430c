import { api } from '#functions/core/http/api.ts';
import { systemHandlers } from '#functions/system/handlers.ts';
import { system } from '#shared/contract/system.ts';

/** Serves the health check and the API document, without a session. Answers unknown routes with 404. */
export const handler = api(system, async () => undefined, systemHandlers);
