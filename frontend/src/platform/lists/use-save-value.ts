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
 * Saves a cached value as a whole, shown at once. A save during another one waits for it, and only the latest is sent.
 * After a failure, the value on the server is shown again.
 */
export function useSaveValue<Value>({ queryKey, mutationFn, texts }: SaveOptions<Value>) {
  const queries = useQueryClient();
  const waiting = useRef<{ value: Value }>(undefined);
  const isSaving = useRef(false);
  const { mutate } = useApiMutation<Value>({ mutationFn, texts });

  return async (value: Value): Promise<void> => {
    await changeCached<Value>(queries, queryKey, () => value);
    waiting.current = { value };
    if (isSaving.current) return;
    isSaving.current = true;
    while (waiting.current) {
      const next: { value: Value } = waiting.current;
      waiting.current = undefined;
      if (!(await mutate(next.value))) waiting.current = undefined;
    }
    isSaving.current = false;
    await queries.invalidateQueries({ queryKey });
  };
}
