import type { OperationTexts } from '../../lib/texts.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { type IdempotentCall, useApiMutation } from '../forms/use-api-mutation.ts';
import type { AnyList, ListRow } from './list.ts';
import { isMissing, useListCache } from './list-cache.ts';
import { useListMutation } from './use-list-mutation.ts';

interface DeleteOptions<Row extends ListRow> {
  mutationFn: (row: Row, call: IdempotentCall) => Promise<unknown>;
  texts: OperationTexts;
  onSuccess?: (row: Row) => unknown;
  /** If set, the toast offers Undo, which creates the record again. */
  undo?: {
    mutationFn: (row: Row, call: IdempotentCall) => Promise<Row>;
    texts: OperationTexts;
  };
}

/**
 * Deletes a record of a list. The row disappears at once and reappears after an error. If the record was already
 * deleted elsewhere, that counts as success.
 */
export function useDeleteRecord<Row extends ListRow>(list: AnyList<Row>, options: DeleteOptions<Row>) {
  const { mutationFn, texts, onSuccess, undo } = options;
  const cache = useListCache(list);
  const restore = useApiMutation<Row, Row>({
    mutationFn: (row, call) => (undo ? undo.mutationFn(row, call) : Promise.resolve(row)),
    texts: undo?.texts ?? texts,
    onSuccess: cache.put,
  });
  return useListMutation<Row, Row, void>(list, {
    update: (rows, { id }) => rows.filter((row) => row.id !== id),
    mutationFn: async (row, call) => {
      try {
        await mutationFn(row, call);
      } catch (error) {
        if (!isMissing(list, error)) throw error;
      }
    },
    texts: undo ? { failed: texts.failed } : texts,
    onSuccess: (_, row) => {
      if (undo) {
        const action = { label: 'Undo', onPress: () => void restore.mutate(row) };
        toast({ tone: 'success', title: texts.succeeded, action });
      }
      return onSuccess?.(row);
    },
  });
}
