import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ChatMessage, chat, type QuestionQuota } from '#shared/contract/chat.ts';
import { markDone } from '../../domain/onboarding/checklist.ts';
import { onAppEvent } from '../../lib/app-events.ts';
import { call, callPage } from '../../lib/call.ts';
import { orEmpty } from '../../lib/queries.ts';
import { useNow } from '../../lib/use-now.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { type MessageList, withAnswered, withNewest, withOlder } from './message-list.ts';
import { chatTexts } from './texts.ts';

const messagesKey = ['chat', 'messages'] as const;
const quotaKey = ['chat', 'quota'] as const;

/** Answers are long, so a page has few of them. */
const pageLength = 10;

const refetchMs = 60 * 60 * 1000;

async function fetchPage(cursor?: string, signal?: AbortSignal): Promise<MessageList> {
  const empty = { rows: [], nextCursor: undefined };
  const page = callPage(chat.listChatMessages, { query: { limit: pageLength, cursor } }, { signal });
  const { rows, nextCursor } = await orEmpty(empty, page);
  return { messages: rows, nextCursor };
}

/** The owner's messages, newest first, fetched while `enabled`; older ones on demand. */
export function useMessages(enabled: boolean) {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: messagesKey,
    queryFn: async ({ signal }) => {
      const newest = await fetchPage(undefined, signal);
      return withNewest(queries.getQueryData<MessageList>(messagesKey), newest);
    },
    enabled,
    refetchInterval: refetchMs,
  });
  const hasAsked = query.data !== undefined && query.data.messages.length > 0;
  useEffect(() => {
    // The question may have been asked on another device, which has its own checklist.
    if (hasAsked) markDone('care');
  }, [hasAsked]);
  const older = useApiMutation({
    mutationFn: (cursor: string) => fetchPage(cursor),
    texts: chatTexts.loadOlder,
    onSuccess: (page) => {
      queries.setQueryData<MessageList>(messagesKey, (loaded) => loaded && withOlder(loaded, page));
    },
  });
  const cursor = query.data?.nextCursor;
  return {
    ...query,
    /** Undefined if every message is loaded. */
    loadOlder: cursor === undefined ? undefined : () => older.mutate(cursor),
    isLoadingOlder: older.isPending,
  };
}

/** The questions that are left, fetched while `enabled`, and again in a new day or week and on another plan. */
export function useQuota(enabled: boolean): QuestionQuota | undefined {
  const queries = useQueryClient();
  const { data, refetch } = useQuery({
    queryKey: quotaKey,
    queryFn: ({ signal }) => call(chat.getQuestionQuota, {}, { signal }),
    enabled,
  });
  useEffect(
    () => onAppEvent('subscriptionChanged', () => void queries.invalidateQueries({ queryKey: quotaKey })),
    [queries],
  );
  const now = useNow();
  const isOver = data !== undefined && Date.parse(data.resetsAt) <= now.getTime();
  useEffect(() => {
    if (enabled && isOver) void refetch();
  }, [enabled, isOver, refetch]);
  return data;
}

/** Updates the cached messages and quota after a question. */
export function useChatCache() {
  const queries = useQueryClient();
  return {
    /** Shows an answer and the new quota, if it is known, and refreshes the list. */
    put: (message: ChatMessage, quota: QuestionQuota | null) => {
      markDone('care');
      queries.setQueryData<MessageList>(messagesKey, (loaded = { messages: [], nextCursor: undefined }) =>
        withAnswered(loaded, message),
      );
      if (quota) queries.setQueryData<QuestionQuota>(quotaKey, quota);
      void queries.invalidateQueries({ queryKey: messagesKey });
    },
    refreshQuota: () => queries.invalidateQueries({ queryKey: quotaKey }),
  };
}
