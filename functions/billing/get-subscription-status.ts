import { toStatus } from '#functions/billing/status.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { callerRows } from '#functions/entities/caller.ts';
import { billing } from '#shared/contract/billing.ts';

export const getSubscriptionStatus = defineHandler(billing.getSubscriptionStatus, ({ caller }) =>
  toStatus(callerRows(caller).subscription),
);
