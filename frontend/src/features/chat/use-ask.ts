import { useRef, useState } from 'react';
import { type ChatMessage, chat } from '#shared/contract/chat.ts';
import type { Dog } from '#shared/contract/dogs.ts';
import type { EmergencyCard } from '#shared/emergency/card.ts';
import { useDogCache } from '../../domain/dogs/use-dogs.ts';
import { CallError } from '../../lib/call-errors.ts';
import { createKey } from '../../lib/idempotency-keys.ts';
import { now } from '../../lib/now.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { toastError } from '../../platform/session/sign-in.ts';
import { checkOnDevice } from './device-check.ts';
import { chatTexts, describeNotSaved, toSendErrorText } from './texts.ts';
import { useChatCache } from './use-messages.ts';
import type { ChatQuestion } from './use-question.ts';

/** A question that was asked since the panel was loaded. */
export interface Asked {
  key: string;
  question: ChatQuestion;
  /** An ISO 8601 instant. */
  at: string;
  /** The card that the check on this device found. The server's answer does not replace it. */
  card: EmergencyCard | null;
  /** The stored message, once the server has answered. */
  id?: string;
  /** Why it is not stored. */
  unsaved?: string;
}

interface AskOptions {
  dog: Dog | undefined;
  dogs: readonly Dog[];
  /** Called at once when the question describes an emergency. */
  onEmergency: (key: string) => void;
  /** Called when an answer has arrived. */
  onAnswered: (message: ChatMessage) => void;
}

/**
 * Asks questions. An emergency shows its card before the question is sent, and keeps it if sending fails. Other failures are
 * shown in a toast.
 */
export function useAsk({ dog, dogs, onEmergency, onAnswered }: AskOptions) {
  // `isPending` changes only with a later render, which may be after a second Enter.
  const running = useRef(false);
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const [isRefused, setRefused] = useState(false);
  const cache = useChatCache();
  const dogCache = useDogCache();
  const update = (key: string, change: Partial<Asked>) =>
    setAsked((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));

  const onFailed = (error: unknown, { key, found }: Sending) => {
    update(key, { unsaved: describeNotSaved(error) });
    // An expired session must not redirect the owner away from an emergency card.
    if (found.card) return true;
    if (error instanceof CallError && error.code === 'quotaUsed') {
      setRefused(true);
      void cache.refreshQuota();
      return true;
    }
    if (error instanceof CallError && error.code === 'dogNotFound') void dogCache.refresh();
    toastError(toSendErrorText(error));
    return true;
  };

  const send = useApiMutation({
    mutationFn: ({ question }: Sending, call) => call(chat.sendChatMessage, { body: question }),
    texts: chatTexts.send,
    onSuccess: ({ message, quota }, { key }) => {
      update(key, { id: message.id });
      if (message.card) onEmergency(key);
      cache.put(message, quota);
      onAnswered(message);
    },
    onError: onFailed,
  });

  return {
    asked,
    isPending: send.isPending,
    /** Whether the last question was refused because none is left. */
    isRefused,
    /** Resolves to whether the question was sent. */
    ask: async (question: ChatQuestion): Promise<boolean> => {
      if (running.current) return false;
      running.current = true;
      setRefused(false);
      const sending: Sending = { key: createKey(), question, found: { card: null } };
      setAsked((all) => [
        { key: sending.key, question, at: now().toISOString(), card: null },
        // A question that is sent again replaces the one that was not saved.
        ...all.filter((each) => !each.unsaved || each.question.message !== question.message),
      ]);
      void checkOnDevice(question.message, dog, dogs).then((card) => {
        if (!card) return;
        sending.found.card = card;
        update(sending.key, { card });
        onEmergency(sending.key);
      });
      const isSent = await send.mutate(sending);
      running.current = false;
      return isSent;
    },
  };
}

interface Sending {
  key: string;
  question: ChatQuestion;
  /** The result of the check on this device, which usually arrives first. */
  found: { card: EmergencyCard | null };
}
