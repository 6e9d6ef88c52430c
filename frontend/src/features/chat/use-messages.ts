import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { ChatMessage, chat, type QuestionQuota } from '#shared/contract/chat.ts';
import { markDone } from '../../domain/onboarding/checklist.ts';
import { onAppEvent } from '../../lib/app-events.ts';
import { call, callPage } from '../../lib/call.ts';
import { orEmpty } from '../../lib/queries.ts';
import { useNow } from '../../lib/use-now.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { refetchesOnReconnect } from '../../platform/lists/refetch-on-reconnect.ts';
import { useSaved } from '../../platform/lists/use-saved.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { createSavedRows } from '../../platform/storage/saved-rows.ts';
import { type MessageList, withAnswered, withNewest, withOlder } from './message-list.ts';
import { chatTexts } from './texts.ts';

const messagesKey = ['chat', 'messages'] as const;
const quotaKey = ['chat', 'quota'] as const;

/** Answers are long, so a page has few of them. */
const pageLength = 10;

const refetchMs = 60 * 60 * 1000;

/** How many messages are stored on this device for reading them offline. */
const savedLength = 20;

interface PageOptions {
  cursor?: string | undefined;
  limit?: number;
  signal?: AbortSignal;
}

const noMessages: MessageList = { messages: [], nextCursor: undefined };

async function fetchPage({ cursor, limit = pageLength, signal }: PageOptions): Promise<MessageList> {
  const query = { limit, cursor };
  const { rows, nextCursor } = await callPage(chat.listChatMessages, { query }, { ...(signal && { signal }) });
  return { messages: rows, nextCursor };
}

function createSavedMessages(ownerId: string) {
  const saved = createSavedRows('messages', ChatMessage, ownerId, savedLength);
  return {
    read: () => {
      const found = saved.read();
      return found && { ...found, data: { messages: found.data, nextCursor: undefined } };
    },
    /** Stores the newest messages, with the stored ones if no message between them is missing. */
    write: (newest: MessageList) => {
      const stored = saved.read();
      const known = stored && { messages: stored.data, nextCursor: undefined };
      saved.write(withNewest(known, newest).messages);
    },
  };
}

async function fetchNewest(saved: ReturnType<typeof createSavedMessages>, options: PageOptions): Promise<MessageList> {
  const newest = await fetchPage(options);
  saved.write(newest);
  return newest;
}

/** Stores the owner's last messages for reading them offline, unless they were stored after `since`. */
export async function saveMessages(ownerId: string, since: Date): Promise<void> {
  const saved = createSavedMessages(ownerId);
  if (Date.parse(saved.read()?.savedAt ?? '') >= since.getTime()) return;
  await fetchNewest(saved, { limit: savedLength });
}

/**
 * The owner's messages, newest first, fetched while `enabled`; older ones on demand. Offline, the last ones as last
 * fetched.
 */
export function useMessages(enabled: boolean) {
  const queries = useQueryClient();
  const { id: ownerId } = useUser();
  const copy = useMemo(() => createSavedMessages(ownerId), [ownerId]);
  const query = useQuery({
    queryKey: messagesKey,
    queryFn: async ({ signal }) => {
      const newest = await orEmpty(noMessages, fetchNewest(copy, { signal }));
      return withNewest(queries.getQueryData<MessageList>(messagesKey), newest);
    },
    enabled,
    refetchInterval: refetchMs,
    meta: refetchesOnReconnect,
  });
  const saved = useSaved(messagesKey.join(), query.error, copy);
  const hasAsked = query.data !== undefined && query.data.messages.length > 0;
  useEffect(() => {
    // The question may have been asked on another device, which has its own checklist.
    if (hasAsked) markDone('care');
  }, [hasAsked]);
  const older = useApiMutation({
    mutationFn: (cursor: string) => orEmpty(noMessages, fetchPage({ cursor })),
    texts: chatTexts.loadOlder,
    onSuccess: (page) => {
      queries.setQueryData<MessageList>(messagesKey, (loaded) => loaded && withOlder(loaded, page));
    },
  });
  const cursor = query.data?.nextCursor;
  return {
    data: query.data ?? saved?.data,
    error: query.error,
    isError: query.isError && !saved,
    isPending: query.isPending && !saved,
    isFetching: query.isFetching,
    refetch: query.refetch,
    /** While the server cannot be reached, when the messages were fetched; see `SavedNote`. */
    savedAt: saved?.savedAt,
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
      queries.setQueryData<MessageList>(messagesKey, (loaded = noMessages) => withAnswered(loaded, message));
      if (quota) queries.setQueryData<QuestionQuota>(quotaKey, quota);
      void queries.invalidateQueries({ queryKey: messagesKey });
    },
    refreshQuota: () => queries.invalidateQueries({ queryKey: quotaKey }),
  };
}
