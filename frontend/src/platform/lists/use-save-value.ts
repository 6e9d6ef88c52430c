import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { OperationTexts } from '../../lib/texts.ts';
import { type IdempotentCall, useApiMutation } from '../forms/use-api-mutation.ts';
import { changeCached } from './list-cache.ts';

interface SaveOptions<Value> {
  queryKey: QueryKey;
  mutationFn: (value: Value, call: IdempotentCall) => Promise<unknown>;
  texts: Pick<OperationTexts, 'failed'>;
}

/**
 * Returns a function that saves a cached value as a whole. The new value is shown at once. While a save is running,
 * further saves wait, and only the latest value is sent. After a failure, the server's value is shown again. Resolves to
 * whether this call has saved the latest value.
 */
export function useSaveValue<Value>({ queryKey, mutationFn, texts }: SaveOptions<Value>) {
  const queries = useQueryClient();
  const waiting = useRef<{ value: Value }>(undefined);
  const isSaving = useRef(false);
  const { mutate } = useApiMutation<Value>({ mutationFn, texts });

  return async (value: Value): Promise<boolean> => {
    await changeCached<Value>(queries, queryKey, () => value);
    waiting.current = { value };
    if (isSaving.current) return false;
    isSaving.current = true;
    let isSaved = false;
    while (waiting.current) {
      const next: { value: Value } = waiting.current;
      waiting.current = undefined;
      isSaved = Boolean(await mutate(next.value));
      if (!isSaved) waiting.current = undefined;
    }
    isSaving.current = false;
    await queries.invalidateQueries({ queryKey });
    return isSaved;
  };
}
