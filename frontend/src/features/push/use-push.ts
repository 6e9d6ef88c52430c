import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type PushBrowser, push } from '#shared/contract/push.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { defineList } from '../../platform/lists/list.ts';
import { isMissing, useListCache } from '../../platform/lists/list-cache.ts';
import { useList } from '../../platform/lists/use-list.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { readBrowserPush, unsubscribeBrowser } from './browser-push.ts';
import { subscribe } from './subscribe.ts';
import { pushTexts } from './texts.ts';

/** The browsers in which the owner has turned push on. Other browsers change this list, so it is always refetched. */
const pushList = defineList({
  name: 'push-browsers',
  operation: push.listPushSubscriptions,
  notFound: 'pushSubscriptionNotFound',
  staleTime: 0,
});

export function usePushBrowsers() {
  return useList(pushList);
}

/** Reads what this browser says about push. */
export function useBrowserPush() {
  return useQuery({ queryKey: ['browser-push'], queryFn: readBrowserPush, staleTime: 0 });
}

/** Returns a function that reads the state of push again. */
function useRefresh(): () => Promise<unknown> {
  const { refetch } = useBrowserPush();
  const { refresh } = useListCache(pushList);
  return () => Promise.all([refetch(), refresh()]);
}

/** Asks the owner for permission, and turns push on in this browser. */
export function useTurnOn() {
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  /** The question that is open. The owner may cancel it here, although the browser still shows it. */
  const question = useRef(0);
  const { mutate, isPending } = useApiMutation({
    mutationFn: async () => {
      try {
        await subscribe();
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
        toast({
          tone: 'error',
          title: pushTexts.subscribeToPush.failed,
          detail:
            "Your browser couldn't reach its push service. Check your connection, and whether its settings allow push messages.",
        });
      }
    },
    texts: pushTexts.subscribeToPush,
    onSuccess: refresh,
  });
  const turnOn = async () => {
    const number = question.current + 1;
    question.current = number;
    setAsking(true);
    const permission = await Notification.requestPermission();
    if (question.current !== number) return;
    setAsking(false);
    if (permission === 'granted') await mutate();
    else await refresh();
  };
  const cancel = () => {
    question.current += 1;
    setAsking(false);
  };
  return { turnOn, cancel, isAsking, isPending };
}

/** Turns push off in a browser. If it is off already, shows no error. */
export function useTurnOff({ id, current }: PushBrowser) {
  const refresh = useRefresh();
  return useApiMutation({
    mutationFn: async (_: undefined, send) => {
      await send(push.unsubscribeFromPush, { params: { id } }).finally(refresh);
      if (current) await unsubscribeBrowser().finally(refresh);
    },
    texts: pushTexts.unsubscribeFromPush,
    onError: (error) => isMissing(pushList, error),
  });
}

/** Sends a test notification to a browser. */
export function useTestPush({ id }: PushBrowser) {
  const refresh = useRefresh();
  return useApiMutation({
    mutationFn: (_: undefined, send) => send(push.testPush, { params: { id } }),
    texts: pushTexts.testPush,
    onError: (error) => {
      void refresh();
      return isMissing(pushList, error);
    },
  });
}
