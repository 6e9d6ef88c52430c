import type { MethodList } from '#functions/billing/method-list.ts';
import { ApiError } from '#functions/core/api-error.ts';
import { transact, type Write } from '#functions/core/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/version-conflict.ts';
import { keepPaymentMethods, type PaymentMethodsRow, paymentMethodsOf } from '#functions/entities/payment-methods.ts';

/** What a change makes of the methods, and what is answered then. */
interface Change<Answer> {
  list: MethodList;
  answer: Answer;
}

/**
 * Changes an owner's payment methods by the row as it is, and begins anew when another change was faster: whatever comes
 * at once, it comes one after the other. A change that leaves the row as it was writes nothing.
 * @param first what goes first into the same transaction
 * @throws ApiError `paymentMethodLimitReached` when there is no room for one more
 */
export async function changeMethods<Answer>(
  ownerId: string,
  change: (seen: PaymentMethodsRow) => Change<Answer>,
  first: (answer: Answer) => Write[] = () => [],
): Promise<Answer> {
  return retryOnConflict(async () => {
    const seen = await paymentMethodsOf(ownerId);
    const { list, answer } = change(seen);
    if (list === seen) return answer;
    const keep = keepPaymentMethods(seen, { ...seen, ...list }, (found) =>
      (found?.version ?? 0) === seen.version ? new ApiError('paymentMethodLimitReached') : new VersionConflict(),
    );
    await transact([...first(answer), keep]);
    return answer;
  });
}
