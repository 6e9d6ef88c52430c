import { choosePlan } from '#functions/billing/choose-plan.ts';
import { answer } from '#functions/core/api.ts';
import { saveIdempotentResponse } from '#functions/core/idempotency.ts';
import { rowsOf } from '#functions/entities/caller.ts';
import { billing } from '#shared/contract/billing.ts';

export const changeSubscription = answer(billing.changeSubscription, ({ body, caller, idempotency }) =>
  choosePlan(rowsOf(caller).subscription, body, (status) => saveIdempotentResponse(idempotency, status)),
);
