import { api, defineHandler } from '#functions/core/http/api.ts';
import { apiDocument } from '#functions/system/api-document.ts';
import { system } from '#shared/contract/system.ts';

const getHealth = defineHandler(system.getHealth, () => ({ status: 'ok' as const }));
const getApiDocument = defineHandler(system.getApiDocument, () => apiDocument());

/** Needs no caller. Also receives unknown routes, which get a 404. */
export const handler = api(system, async () => undefined, { getHealth, getApiDocument });
