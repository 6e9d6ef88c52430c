import type { ReactNode } from 'react';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import type { useList } from './use-list.ts';

type ListContentProps<Row> = {
  /** What `useList` returns. */
  list: Pick<ReturnType<typeof useList>, 'error' | 'isError' | 'isFetching' | 'refetch'> & { data: Row[] | undefined };
  /** What did not load, at the start of a sentence: "Your walks". */
  what: string;
  /** Shown until the rows have loaded. */
  loading: ReactNode;
  /** Shown instead of an empty list. */
  empty?: ReactNode;
  children: (rows: Row[]) => ReactNode;
};

/** The rows of a list, or why there are none: they load, they failed to load, or the list is empty. */
export function ListContent<Row>({ list, what, loading, empty, children }: ListContentProps<Row>) {
  const { data, isError, error, isFetching, refetch } = list;
  // After a failure, an empty list may be out of date.
  if (isError && !data?.length) return <LoadError what={what} error={error} busy={isFetching} onRetry={refetch} />;
  if (!data) return loading;
  return data.length === 0 && empty !== undefined ? empty : children(data);
}
