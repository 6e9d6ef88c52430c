import { addPaymentMethod } from '#functions/billing/add-payment-method.ts';
import { changeSubscription } from '#functions/billing/change-subscription.ts';
import { createPaymentToken } from '#functions/billing/create-payment-token.ts';
import { getSubscriptionStatus } from '#functions/billing/get-subscription-status.ts';
import { listPaymentMethods } from '#functions/billing/list-payment-methods.ts';
import { removePaymentMethod } from '#functions/billing/remove-payment-method.ts';
import { setDefaultPaymentMethod } from '#functions/billing/set-default-payment-method.ts';
import { api } from '#functions/core/http/api.ts';
import { findCaller } from '#functions/entities/caller.ts';
import { billing } from '#shared/contract/billing.ts';

export const handler = api(billing, findCaller, {
  getSubscriptionStatus,
  changeSubscription,
  createPaymentToken,
  listPaymentMethods,
  addPaymentMethod,
  removePaymentMethod,
  setDefaultPaymentMethod,
});
