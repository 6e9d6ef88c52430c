import { answer, api } from '#functions/core/api.ts';
import { apiDocument } from '#functions/system/api-document.ts';
import { system } from '#shared/contract/system.ts';

const getHealth = answer(system.getHealth, () => ({ status: 'ok' as const }));
const getApiDocument = answer(system.getApiDocument, () => apiDocument());

/** Needs no caller. Also receives unknown routes, which get a 404. */
export const handler = api(system, async () => undefined, { getHealth, getApiDocument });
