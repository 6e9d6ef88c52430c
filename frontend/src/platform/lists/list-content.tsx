import type { ReactNode } from 'react';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import type { useList } from './use-list.ts';

type ListContentProps<Row> = {
  /** The result of `useList`. */
  list: Pick<ReturnType<typeof useList>, 'error' | 'isError' | 'isFetching' | 'refetch'> & { data: Row[] | undefined };
  /** The name of the rows for an error message, as the start of a sentence: "Your walks". */
  what: string;
  /** The content shown until the rows have loaded. */
  loading: ReactNode;
  /** The content shown instead of an empty list. */
  empty?: ReactNode;
  children: (rows: Row[]) => ReactNode;
};

/** Shows the rows of a list, or instead a loading state, an error, or an empty state. */
export function ListContent<Row>({ list, what, loading, empty, children }: ListContentProps<Row>) {
  const { data, isError, error, isFetching, refetch } = list;
  // After a failed refetch, an empty list may be outdated, so the error is shown.
  if (isError && !data?.length) return <LoadError what={what} error={error} busy={isFetching} onRetry={refetch} />;
  if (!data) return loading;
  return data.length === 0 && empty !== undefined ? empty : children(data);
}
