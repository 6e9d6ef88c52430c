import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PaymentMethod } from '#shared/contract/billing.ts';
import { call } from '../../lib/call.ts';
import { CallError } from '../../lib/call-errors.ts';
import { intentKeys } from '../../lib/intent.ts';
import { orEmpty } from '../../lib/queries.ts';
import { addPaymentMethod, listPaymentMethods, removePaymentMethod, setDefaultPaymentMethod } from './calls.ts';

const methodsKey = ['payment-methods'] as const;

type Methods = readonly PaymentMethod[];

/** The list with a method that was added, renewed or made the default. */
export function withMethod(methods: Methods, method: PaymentMethod): Methods {
  const others = methods.map((each) =>
    each.id === method.id ? method : { ...each, isDefault: each.isDefault && !method.isDefault },
  );
  return methods.some(({ id }) => id === method.id) ? others : [...others, method];
}

/** The list without a method. Where that was the default, the newest of the others takes its place. */
export function withoutMethod(methods: Methods, id: string): Methods {
  const others = methods.filter((method) => method.id !== id);
  if (others.some(({ isDefault }) => isDefault)) return others;
  return others.map((method, at) => ({ ...method, isDefault: at === others.length - 1 }));
}

/** The owner's payment methods, newest last. An ended session shows none. */
export function usePaymentMethods() {
  return useQuery({
    queryKey: methodsKey,
    queryFn: ({ signal }) => orEmpty<Methods>([], call(listPaymentMethods, {}, { signal })),
    // Another window may have changed them since this tab was last open.
    staleTime: 0,
  });
}

/** Shows a change at once, and asks for the list as it is now. */
function useShown() {
  const queries = useQueryClient();
  return (change: (methods: Methods) => Methods) => {
    queries.setQueryData<Methods>(methodsKey, (known) => known && change(known));
    void queries.invalidateQueries({ queryKey: methodsKey });
  };
}

/** Keeps what the payment provider made of a card or an account; a repeat with the same token keeps it once. */
export function useKeepMethod() {
  const [keys] = useState(intentKeys);
  const show = useShown();
  return async (paymentToken: string, isDefault: boolean): Promise<PaymentMethod> => {
    const body = { paymentToken, isDefault };
    const method = await call(addPaymentMethod, { body }, { idempotencyKey: keys.keyFor(body) });
    show((methods) => withMethod(methods, method));
    return method;
  };
}

/** Makes a method the default. */
export function useMakeDefault() {
  const show = useShown();
  return async ({ id }: PaymentMethod): Promise<void> => {
    const method = await call(setDefaultPaymentMethod, { params: { id } });
    show((methods) => withMethod(methods, method));
  };
}

/** Removes a method. One that is gone already counts as removed. */
export function useRemoveMethod() {
  const show = useShown();
  return async ({ id }: PaymentMethod): Promise<void> => {
    try {
      await call(removePaymentMethod, { params: { id } });
    } catch (error) {
      if (!(error instanceof CallError && error.code === 'paymentMethodNotFound')) throw error;
    }
    show((methods) => withoutMethod(methods, id));
  };
}
