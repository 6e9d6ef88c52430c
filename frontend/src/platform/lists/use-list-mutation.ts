import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { type ApiMutationOptions, type IdempotentCall, useApiMutation } from '../forms/use-api-mutation.ts';
import type { AnyList, ListRow } from './list.ts';
import { changeCached, replaceRow } from './list-cache.ts';

// biome-ignore lint/suspicious/noConfusingVoidType: operations without output return nothing
type Result<Row> = Row | undefined | void;

interface ListMutationOptions<Row extends ListRow, Variables, Saved extends Result<Row>>
  extends Omit<ApiMutationOptions<Variables, Saved, FieldValues>, 'form' | 'fieldNames'> {
  /**
   * Returns the rows with the change applied. They are shown at once. After an error, the previous rows are restored.
   */
  update: (rows: Row[], variables: Variables) => Row[];
  /** Performs the change on the server. If it returns the changed record, the list shows that record. */
  mutationFn: (variables: Variables, call: IdempotentCall) => Promise<Saved>;
}

/**
 * Changes rows of a list with an optimistic update: the list shows the change at once. After an error, a toast explains
 * the error, and the previous rows are restored. In both cases, the list is refetched.
 */
export function useListMutation<Row extends ListRow, Variables = void, Saved extends Result<Row> = Result<Row>>(
  list: AnyList<Row>,
  { update, mutationFn, ...options }: ListMutationOptions<Row, Variables, Saved>,
) {
  const queries = useQueryClient();
  const queryKey = [list.name];
  return useApiMutation<Variables, Saved>({
    ...options,
    mutationFn: async (variables, call) => {
      const restore = await changeCached<Row[]>(queries, queryKey, (rows) => update(rows, variables));
      try {
        const saved = await mutationFn(variables, call);
        if (saved) queries.setQueriesData<Row[]>({ queryKey }, (rows) => rows && replaceRow(rows, saved as Row));
        return saved;
      } catch (error) {
        restore();
        throw error;
      } finally {
        // A read during the change may have returned the previous rows.
        void queries.invalidateQueries({ queryKey });
      }
    },
  });
}
