import { answer, api } from '#functions/core/api.ts';
import { apiDocument } from '#functions/system/api-document.ts';
import { system } from '#shared/contract/system.ts';

const getHealth = answer(system.getHealth, () => ({ status: 'ok' as const }));
const getApiDocument = answer(system.getApiDocument, () => apiDocument());

/** Nobody needs to be known here; unknown routes end here too, as our own 404. */
export const handler = api(system, async () => undefined, { getHealth, getApiDocument });
