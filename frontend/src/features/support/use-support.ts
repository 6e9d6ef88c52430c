import { useQuery } from '@tanstack/react-query';
import { pageLimit } from '#shared/contract/fields.ts';
import { support } from '#shared/contract/support.ts';
import { call } from '../../lib/call.ts';
import { orEmpty } from '../../lib/queries.ts';

/** The key of the list of requests. Keys of single requests start with it. */
export const requestsKey = ['support-requests'] as const;

/** Returns the key of one request. */
export function toRequestKey(id: string): readonly string[] {
  return [...requestsKey, id];
}

/** Reads the owner's newest requests to support. */
export function useRequests() {
  return useQuery({
    queryKey: requestsKey,
    queryFn: ({ signal }) =>
      orEmpty([], call(support.listSupportRequests, { query: { limit: pageLimit.max } }, { signal })),
    // Answers come from others.
    staleTime: 0,
  });
}

/** Reads a request with its messages. */
export function useRequest(id: string) {
  return useQuery({
    queryKey: toRequestKey(id),
    queryFn: ({ signal }) => call(support.getSupportRequest, { params: { id } }, { signal }),
    staleTime: 0,
  });
}

/** Reads the addresses of support. */
export function useMailboxes() {
  return useQuery({
    queryKey: ['support-mailboxes'],
    queryFn: ({ signal }) => call(support.getSupportMailboxes, {}, { signal }),
  });
}
