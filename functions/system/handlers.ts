import { defineHandlers } from '#functions/core/http/api.ts';
import { buildApiDocument } from '#functions/system/api-document.ts';
import { system } from '#shared/contract/system.ts';

export const systemHandlers = defineHandlers(system, {
  getHealth: () => ({ status: 'ok' as const }),
  getApiDocument: () => buildApiDocument(),
});
