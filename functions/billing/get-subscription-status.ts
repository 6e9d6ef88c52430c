import { statusOf } from '#functions/billing/status.ts';
import { answer } from '#functions/core/api.ts';
import { rowsOf } from '#functions/entities/caller.ts';
import { billing } from '#shared/contract/billing.ts';

export const getSubscriptionStatus = answer(billing.getSubscriptionStatus, ({ caller }) =>
  statusOf(rowsOf(caller).subscription),
);
