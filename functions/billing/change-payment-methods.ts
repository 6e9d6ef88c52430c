import type { PaymentMethodList } from '#functions/billing/payment-method-list.ts';
import { transact, update, type Write } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import {
  type PaymentMethodsRow,
  readPaymentMethods,
  replacePaymentMethods,
} from '#functions/entities/payment-methods.ts';
import { Subscriptions } from '#functions/entities/subscriptions.ts';

/** Returns the write that notes in the subscription whether the owner has payment methods. */
export function noteHasMethod(ownerId: string, hasPaymentMethod: boolean): Write {
  return update(Subscriptions.patch({ ownerId }).set({ hasPaymentMethod }).params());
}

/** The list after a change, and what `changePaymentMethods` returns. */
interface Change<Result> {
  list: PaymentMethodList;
  result: Result;
}

/**
 * Changes an owner's payment methods with optimistic locking. Writes nothing if `change` returns the list unchanged.
 * @param precedingWrites returns writes that come first in the same transaction
 * @returns the result of `change`
 * @throws ApiError `paymentMethodLimitReached`
 */
export async function changePaymentMethods<Result>(
  ownerId: string,
  change: (before: PaymentMethodsRow) => Change<Result>,
  precedingWrites: (result: Result) => Write[] = () => [],
): Promise<Result> {
  return retryOnConflict(async () => {
    const before = await readPaymentMethods(ownerId);
    const { list, result } = change(before);
    if (list === before) return result;
    const replaced = replacePaymentMethods(before, { ...before, ...list }, (found) =>
      (found?.version ?? 0) === before.version ? new ApiError('paymentMethodLimitReached') : new VersionConflict(),
    );
    const had = before.methods.length > 0;
    const has = list.methods.length > 0;
    const noted = had === has ? [] : [noteHasMethod(ownerId, has)];
    await transact([...precedingWrites(result), replaced, ...noted]);
    return result;
  });
}
