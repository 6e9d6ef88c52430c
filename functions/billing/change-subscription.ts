import { choosePlan } from '#functions/billing/choose-plan.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { saveIdempotentResponse } from '#functions/core/http/idempotency.ts';
import { callerRows } from '#functions/entities/caller.ts';
import { billing } from '#shared/contract/billing.ts';

export const changeSubscription = defineHandler(billing.changeSubscription, ({ body, caller, idempotency }) =>
  choosePlan(callerRows(caller).subscription, body, (status) => saveIdempotentResponse(idempotency, status)),
);
