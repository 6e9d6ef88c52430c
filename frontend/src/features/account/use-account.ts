import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { account, type SessionSummary, type User } from '#shared/contract/account.ts';
import type { AccountChange } from '#shared/contract/account-forms.ts';
import { type ApiMutationOptions, useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { defineList } from '../../platform/lists/list.ts';
import { isMissing, useListCache } from '../../platform/lists/list-cache.ts';
import { useList } from '../../platform/lists/use-list.ts';
import { clearAndReload, refreshSession, updateCachedUser } from '../../platform/session/session.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { accountToasts } from './texts.ts';

/** The owner's sessions, the most recently used first. Other browsers change this list, so it is always refetched. */
const sessionList = defineList({
  name: 'sessions',
  operation: account.listSessions,
  notFound: 'sessionNotFound',
  staleTime: 0,
});

type Change = z.input<typeof AccountChange>;

/** Stores a changed account in the session, so that every screen shows the change. */
export async function applyUser(user: User): Promise<void> {
  updateCachedUser(user);
  await refreshSession();
}

/** Returns a mutation that changes some fields of the account. */
export function useUpdateUser<Typed extends FieldValues>({
  onSuccess,
  ...options
}: Pick<ApiMutationOptions<Change, User, Typed>, 'form' | 'onSuccess'> = {}) {
  return useApiMutation({
    mutationFn: (body: Change, send) => send(account.updateUser, { body }),
    texts: accountToasts.updateUser,
    ...options,
    onSuccess: async (user, change) => {
      await applyUser(user);
      await onSuccess?.(user, change);
    },
  });
}

/** Reads the owner's sessions: the browsers where the owner is signed in. */
export function useSessions() {
  return useList(sessionList);
}

/** Returns a function that refetches the list of sessions. */
export function useRefreshSessions(): () => Promise<void> {
  return useListCache(sessionList).refresh;
}

/** Returns a mutation that signs out another browser. If that session has already ended, shows no error. */
export function useEndSession({ id, device }: SessionSummary) {
  const refresh = useRefreshSessions();
  return useApiMutation({
    mutationFn: (_: undefined, send) => send(account.endSession, { params: { id } }).finally(refresh),
    texts: { failed: accountToasts.endSession.failed },
    onSuccess: () => toast({ tone: 'success', title: accountToasts.endSession.succeeded, detail: device }),
    onError: (error) => isMissing(sessionList, error),
  });
}

/** Returns a mutation that signs out every browser, including this one, and clears the owner's data on this device. */
export function useSignOutEverywhere(onError: () => void) {
  return useApiMutation({
    mutationFn: (_: undefined, send) => send(account.signOutEverywhere),
    texts: { failed: accountToasts.signOutEverywhere.failed },
    onSuccess: clearAndReload,
    onError: () => {
      onError();
      return false;
    },
    staysPending: true,
  });
}
