import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { type CallArguments, call } from '../../lib/call.ts';
import { IdempotencyKeys } from '../../lib/idempotency-keys.ts';
import { type OperationTexts, toErrorText } from '../../lib/texts.ts';
import { dismissToast, toast } from '../../ui/feedback/toast-store.ts';
import { toastError } from '../session/sign-in.ts';
import { type FieldErrorTarget, showFieldErrors } from './field-errors.ts';

/**
 * A `call` that sends idempotency keys: a retry of the same request reuses its key until the mutation has succeeded.
 */
export type IdempotentCall = typeof call;

export interface ApiMutationOptions<Variables, Data, Typed extends FieldValues> {
  /** Performs the change. The `call` that is passed to this function adds idempotency keys. */
  mutationFn: (variables: Variables, call: IdempotentCall) => Promise<Data>;
  /** The toast texts of the operation. Without `succeeded`, a success shows no toast. */
  texts: Pick<OperationTexts, 'failed'> & Partial<OperationTexts>;
  /** Called after a success. The mutation stays pending until the returned promise has resolved. */
  onSuccess?: (data: Data, variables: Variables) => unknown;
  /** Handles an error before the default handling. Returns true if the error needs no default handling. */
  onError?: (error: unknown, variables: Variables) => boolean;
  /** The form that was submitted. Errors about single fields are shown at these fields instead of in a toast. */
  form?: FieldErrorTarget<Typed>;
  /** Maps names in the request to the form's field names, where they differ. */
  fieldNames?: Readonly<Record<string, Path<Typed>>>;
  /**
   * Whether the screen shows `error` itself, for example in an alert. Then only an expired session is shown in a toast.
   */
  showsError?: boolean;
  /** Whether to stay pending after a success, because the page is about to be left. */
  staysPending?: boolean;
}

/**
 * Performs a change the same way everywhere: a double click sends one request, a retry reuses its idempotency keys and
 * removes the previous error, the outcome is shown in a toast or at the form's fields, and an expired session leads to
 * sign-in and back.
 *
 * @example
 * const save = useApiMutation({
 *   mutationFn: (body: DogForm, call) => call(dogs.createDog, { body }),
 *   texts: dogTexts.createDog,
 *   form,
 *   onSuccess: onClose,
 * });
 * <form onSubmit={form.handleSubmit(save.mutate)}> ... <Button type="submit" busy={save.isPending}>
 */
export function useApiMutation<Variables = void, Data = unknown, Typed extends FieldValues = FieldValues>(
  options: ApiMutationOptions<Variables, Data, Typed>,
): {
  /**
   * Performs the change and resolves to whether it succeeded. Never rejects. Ignores a call while another one is
   * running.
   */
  mutate: (variables: Variables) => Promise<boolean>;
  isPending: boolean;
  isSuccess: boolean;
  /** The error of the last attempt; null after a success and during the next attempt. */
  error: unknown;
  /** Clears the outcome of the last attempt. */
  reset: () => void;
} {
  const { mutationFn, texts, onSuccess, onError, form, fieldNames, showsError, staysPending } = options;
  const keys = useRef(new IdempotencyKeys());
  // A second click may come before the render in which `isPending` becomes true, so a ref prevents a second request.
  const running = useRef(false);
  const errorToast = useRef<number>(undefined);

  const idempotentCall: IdempotentCall = (operation, ...[request, callOptions]) => {
    const idempotencyKey = keys.current.keyFor(`${operation.method} ${operation.path}`, request);
    return call(operation, ...([request, { ...callOptions, idempotencyKey }] as CallArguments<typeof operation>));
  };

  const { mutateAsync, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (variables: Variables) => mutationFn(variables, idempotentCall),
    onSuccess: async (data, variables) => {
      keys.current.reset();
      await onSuccess?.(data, variables);
    },
  });

  const showError = (error: unknown, variables: Variables) => {
    if (onError?.(error, variables)) return;
    const isAtFields = form !== undefined && showFieldErrors(form, error, fieldNames);
    const text = toErrorText(error, texts);
    if (!text.signedOut && (isAtFields || showsError)) return;
    errorToast.current = toastError(text);
  };

  const mutate = async (variables: Variables): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    // A retry removes the error toast of the previous attempt.
    if (errorToast.current !== undefined) dismissToast(errorToast.current);
    let succeeded = false;
    try {
      await mutateAsync(variables);
      succeeded = true;
      if (texts.succeeded) toast({ tone: 'success', title: texts.succeeded });
    } catch (error) {
      showError(error, variables);
    } finally {
      running.current = Boolean(staysPending) && succeeded;
    }
    return succeeded;
  };

  return { mutate, isPending: isPending || (Boolean(staysPending) && isSuccess), isSuccess, error, reset };
}
