import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { type ApiMutationOptions, type IdempotentCall, useApiMutation } from '../forms/use-api-mutation.ts';
import type { AnyList, ListRow } from './list.ts';
import { changeCached, replaceRow } from './list-cache.ts';

// biome-ignore lint/suspicious/noConfusingVoidType: operations without output return nothing
type Result<Row> = Row | undefined | void;

interface ListMutationOptions<Row extends ListRow, Variables, Saved extends Result<Row>>
  extends Omit<ApiMutationOptions<Variables, Saved, FieldValues>, 'form' | 'fieldNames'> {
  /** Returns the rows as they are after the change. They are shown at once, and the rows before it again after an error. */
  update: (rows: Row[], variables: Variables) => Row[];
  /** Performs the change. A changed record that it returns is shown. */
  mutationFn: (variables: Variables, call: IdempotentCall) => Promise<Saved>;
}

/**
 * Changes rows of a list optimistically: the list shows the change at once, the rows before it after an error, which a
 * toast explains, and what the server has in the end.
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
        // A read at the same time may have the rows from before.
        void queries.invalidateQueries({ queryKey });
      }
    },
  });
}
