import { changeSubscription } from '#functions/billing/change-subscription.ts';
import { createPaymentToken } from '#functions/billing/create-payment-token.ts';
import { getSubscriptionStatus } from '#functions/billing/get-subscription-status.ts';
import { api } from '#functions/core/api.ts';
import { findCaller } from '#functions/entities/caller.ts';
import { billing } from '#shared/contract/billing.ts';

export const handler = api(billing, findCaller, { getSubscriptionStatus, changeSubscription, createPaymentToken });
