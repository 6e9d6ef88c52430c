import { api } from '#functions/core/http/api.ts';
import { systemHandlers } from '#functions/system/handlers.ts';
import { system } from '#shared/contract/system.ts';

/** Needs no caller. Also receives unknown routes, which get a 404. */
export const handler = api(system, async () => undefined, systemHandlers);
