import type { billing } from '#shared/contract/billing.ts';

/**
 * The calls of the billing screens, written out: the rules of a body that comes in three kinds are the server's to check,
 * and would weigh on every first visit. The types are the contract's own, and another method or path does not compile.
 */
type Address<O extends { method: string; path: string }> = Pick<O, Extract<keyof O, 'method' | 'path' | 'idempotent'>>;

export const changeSubscription = {
  method: 'POST',
  path: '/api/subscription',
  idempotent: true,
} satisfies Address<typeof billing.changeSubscription> as typeof billing.changeSubscription;

export const createPaymentToken = {
  method: 'POST',
  path: '/api/payment-tokens',
} satisfies Address<typeof billing.createPaymentToken> as typeof billing.createPaymentToken;

export const listPaymentMethods = {
  method: 'GET',
  path: '/api/payment-methods',
} satisfies Address<typeof billing.listPaymentMethods> as typeof billing.listPaymentMethods;

export const addPaymentMethod = {
  method: 'POST',
  path: '/api/payment-methods',
  idempotent: true,
} satisfies Address<typeof billing.addPaymentMethod> as typeof billing.addPaymentMethod;

export const removePaymentMethod = {
  method: 'DELETE',
  path: '/api/payment-methods/{id}',
} satisfies Address<typeof billing.removePaymentMethod> as typeof billing.removePaymentMethod;

export const setDefaultPaymentMethod = {
  method: 'PUT',
  path: '/api/payment-methods/{id}/default',
} satisfies Address<typeof billing.setDefaultPaymentMethod> as typeof billing.setDefaultPaymentMethod;
