import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { billing, type PaymentMethod } from '#shared/contract/billing.ts';
import { type IdempotentCall, useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { defineList } from '../../platform/lists/list.ts';
import { isMissing, useListCache } from '../../platform/lists/list-cache.ts';
import { useList } from '../../platform/lists/use-list.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { formatMethodName } from './method-texts.ts';
import { billingTexts } from './texts.ts';

/** The owner's payment methods, newest last. Another window may change them, so the list is always refetched. */
export const methodList = defineList({
  name: 'payment-methods',
  operation: billing.listPaymentMethods,
  notFound: 'paymentMethodNotFound',
  staleTime: 0,
});

/** Reads the owner's payment methods. */
export function usePaymentMethods() {
  return useList(methodList);
}

/**
 * Returns a mutation that adds a payment method, refetches the list, and calls `onAdded`.
 * @param tokenize creates the payment token of the form's card or bank account
 */
export function useAddMethod<Typed extends FieldValues, Values extends { isDefault: boolean }>(
  form: UseFormReturn<Typed, unknown, Values>,
  tokenize: (values: Values, send: IdempotentCall) => Promise<string>,
  onAdded: () => void,
) {
  const { refresh } = useListCache(methodList);
  const { succeeded, failed } = billingTexts.addPaymentMethod;
  return useApiMutation({
    mutationFn: async (values: Values, send) => {
      const paymentToken = await tokenize(values, send);
      return send(billing.addPaymentMethod, { body: { paymentToken, isDefault: values.isDefault } });
    },
    texts: { failed },
    form,
    showsError: true,
    onSuccess: async (method) => {
      await refresh();
      toast({ tone: 'success', title: succeeded, detail: formatMethodName(method) });
      onAdded();
    },
  });
}

/** Returns a mutation that makes `method` the default. `onDone` is called after a success. */
export function useMakeDefault(method: PaymentMethod, onDone: () => void) {
  const { refresh } = useListCache(methodList);
  const { succeeded, failed } = billingTexts.setDefaultPaymentMethod;
  return useApiMutation({
    mutationFn: (_: undefined, send) => send(billing.setDefaultPaymentMethod, { params: { id: method.id } }),
    texts: { failed },
    onSuccess: async () => {
      await refresh();
      toast({ tone: 'success', title: succeeded, detail: formatMethodName(method) });
      onDone();
    },
  });
}

/** Returns a mutation that removes a payment method. Succeeds if the method was already removed. */
export function useRemoveMethod(onSettled: () => void) {
  const { refresh } = useListCache(methodList);
  const { succeeded, failed } = billingTexts.removePaymentMethod;
  return useApiMutation({
    mutationFn: async ({ id }: PaymentMethod, send) => {
      try {
        await send(billing.removePaymentMethod, { params: { id } });
      } catch (error) {
        if (!isMissing(methodList, error)) throw error;
      }
    },
    texts: { failed },
    onSuccess: async (_, method) => {
      await refresh();
      toast({ tone: 'success', title: succeeded, detail: formatMethodName(method) });
      onSettled();
    },
    onError: () => {
      onSettled();
      return false;
    },
  });
}
