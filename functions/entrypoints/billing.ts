import { billingHandlers } from '#functions/billing/handlers.ts';
import { api } from '#functions/core/http/api.ts';
import { limitWrites } from '#functions/core/http/middleware/limit-writes.ts';
import { findCaller } from '#functions/entities/caller.ts';
import { billing } from '#shared/contract/billing.ts';

export const handler = api(billing, findCaller, billingHandlers).use(limitWrites());
