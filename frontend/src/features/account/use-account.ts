import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { type AccountChange, account, type SessionSummary } from '#shared/contract/account.ts';
import { keepUser, leaveDevice, refreshSession } from '../../domain/session/session.ts';
import { call } from '../../lib/call.ts';
import { orEmpty } from '../../lib/queries.ts';

const sessionsKey = ['account', 'sessions'] as const;

/** Changes parts of the account and shows them everywhere. */
export function useUpdateUser() {
  return useMutation({
    mutationFn: (change: z.input<typeof AccountChange>) => call(account.updateUser, { body: change }),
    onSuccess: (user) => {
      keepUser(user);
      return refreshSession();
    },
  });
}

/** The browsers that the owner is signed in with, the latest seen first. */
export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => orEmpty([], call(account.listSessions, {}, { signal })),
    // Another browser may have come or gone since this tab was last open.
    staleTime: 0,
  });
}

/** Signs out one browser. */
export function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: SessionSummary) => call(account.endSession, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  });
}

/** Signs out every browser, this one too, and leaves. */
export function useSignOutEverywhere() {
  return useMutation({ mutationFn: () => call(account.signOutEverywhere), onSuccess: leaveDevice });
}

/** Reads the list of browsers again, after something that ended some. */
export function useReadSessionsAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: sessionsKey });
}
