import { useQuery, useQueryClient } from '@tanstack/react-query';
import { leaving } from '#shared/contract/leaving.ts';
import { call } from '../../lib/call.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { refreshSession } from '../../platform/session/session.ts';
import { toast } from '../../ui/feedback/toast-store.ts';

const exportKey = ['export'];

/** How often the progress of an export is read, in milliseconds. */
const progressMs = 2000;

/** Reads the owner's latest export, again and again while it is being made. */
export function useExport() {
  return useQuery({
    queryKey: exportKey,
    queryFn: () => call(leaving.getExport),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? progressMs : false),
  });
}

/** Returns a mutation that starts an export. */
export function useStartExport() {
  const queries = useQueryClient();
  return useApiMutation({
    mutationFn: (_: undefined, send) => send(leaving.startExport),
    texts: { failed: "Your export didn't start. Please try again." },
    onSuccess: (started) => queries.setQueryData(exportKey, started),
  });
}

/** Returns a mutation that keeps an account whose deletion was scheduled. */
export function useCancelDeletion() {
  return useApiMutation({
    mutationFn: (_: undefined, send) => send(leaving.cancelDeletion),
    texts: { failed: "We couldn't change that. Please try again." },
    onSuccess: async () => {
      await refreshSession();
      toast({
        tone: 'success',
        title: "We're keeping your account",
        detail: "Nothing was deleted. We're glad you're here.",
      });
    },
  });
}
