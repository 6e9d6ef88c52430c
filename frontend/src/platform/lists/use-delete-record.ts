import type { OperationTexts } from '../../lib/texts.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import type { IdempotentCall } from '../forms/use-api-mutation.ts';
import { canHoldDeletions, type HiddenRows, holdDeletion } from './held-deletions.ts';
import type { AnyList, ListRow } from './list.ts';
import { isMissing } from './list-cache.ts';
import { useListMutation } from './use-list-mutation.ts';

interface DeleteOptions<Row extends ListRow> {
  mutationFn: (row: Row, call: IdempotentCall) => Promise<unknown>;
  texts: OperationTexts;
  onSuccess?: (row: Row) => unknown;
  /** The rows that disappear with the record, such as the visits of a dog. */
  alsoHides?: (row: Row) => readonly HiddenRows[];
}

/**
 * Deletes a record of a list. The row disappears at once, and a toast offers Undo. The deletion is sent when the toast is
 * gone. After an error, the row reappears. If the record was already deleted elsewhere, that counts as success.
 */
export function useDeleteRecord<Row extends ListRow>(list: AnyList<Row>, options: DeleteOptions<Row>) {
  const { mutationFn, texts, onSuccess, alsoHides } = options;
  const deletion = useListMutation<Row, Row, void>(list, {
    update: (rows, { id }) => rows.filter((row) => row.id !== id),
    mutationFn: async (row, call) => {
      try {
        await mutationFn(row, call);
      } catch (error) {
        if (!isMissing(list, error)) throw error;
      }
    },
    texts: { failed: texts.failed },
    onSuccess: (_, row) => onSuccess?.(row),
  });
  return {
    mutate: async (row: Row): Promise<void> => {
      if (!canHoldDeletions()) {
        if (await deletion.mutate(row)) toast({ tone: 'success', title: texts.succeeded });
        return;
      }
      const own: HiddenRows = { list: list.name, isGone: ({ id }: ListRow) => id === row.id };
      const { undo, release } = holdDeletion([own, ...(alsoHides?.(row) ?? [])], () => deletion.mutate(row));
      const action = { label: 'Undo', onPress: undo };
      toast({ tone: 'success', title: texts.succeeded, action, onGone: () => void release() });
    },
  };
}
