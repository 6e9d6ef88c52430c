import { useRef, useState } from 'react';
import { type ChatMessage, chat } from '#shared/contract/chat.ts';
import type { Dog } from '#shared/contract/dogs.ts';
import { useDogCache } from '../../domain/dogs/use-dogs.ts';
import { CallError, NetworkError } from '../../lib/call-errors.ts';
import { createKey } from '../../lib/idempotency-keys.ts';
import { now } from '../../lib/now.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { toastError } from '../../platform/session/sign-in.ts';
import { answerOnDevice } from './answer-on-device.ts';
import type { Asked } from './asked.ts';
import { checkOnDevice, type Finding, foundNothing } from './device-check.ts';
import type { Exchange } from './exchanges.ts';
import { answeredOffline, chatTexts, describeNotAnswered, describeNotSaved, toSendErrorText } from './texts.ts';
import { useChatCache } from './use-messages.ts';
import type { ChatQuestion } from './use-question.ts';

interface AskOptions {
  dog: Dog | undefined;
  dogs: readonly Dog[];
  /** Called at once when the question describes an emergency. */
  onEmergency: (key: string) => void;
  /** Called when an answer has arrived. */
  onAnswered: (message: ChatMessage) => void;
}

function findDog(dogs: readonly Dog[], { dogId }: ChatQuestion): Dog | undefined {
  return dogs.find(({ id }) => id === dogId);
}

/** How long an emergency may still be happening. */
const emergencyMs = 3600_000;

function isRecentEmergency({ card, at }: Asked, now: Date): boolean {
  return card !== null && now.getTime() - Date.parse(at) < emergencyMs;
}

/** Whether a question that failed is sent again, so that it replaces the failed one. */
function isRetried({ question, dismisses, unsaved }: Asked, retry: Pick<Asked, 'question' | 'dismisses'>): boolean {
  return unsaved !== undefined && question.message === retry.question.message && dismisses === retry.dismisses;
}

/**
 * Asks questions. While a question is sent, an emergency shows its card, or a possible one its signs, and keeps them if
 * sending fails. Without a connection, the care guide on this device answers. Other failures are shown in a toast.
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

  const onFailed = (error: unknown, { key, found, dismisses, answer }: Sending) => {
    if (answer) {
      const isReminded = dismisses === undefined && asked.some((each) => isRecentEmergency(each, now()));
      update(key, { answer: { ...answer, ...(isReminded && { reminder: true }) }, unsaved: answeredOffline });
      onAnswered(answer);
      return true;
    }
    update(key, { unsaved: found.card ? describeNotSaved(error) : describeNotAnswered(error) });
    const isUsedUp = error instanceof CallError && error.code === 'quotaUsed';
    if (isUsedUp && !found.card) void cache.refreshQuota();
    // An expired session must not redirect the owner away from an emergency card or its signs.
    if (found.card || found.unsure || dismisses !== undefined) return true;
    if (isUsedUp) {
      setRefused(true);
      return true;
    }
    if (error instanceof CallError && error.code === 'dogNotFound') void dogCache.refresh();
    toastError(toSendErrorText(error));
    return true;
  };

  const { mutate, isPending } = useApiMutation({
    mutationFn: async (sending: Sending, call) => {
      const { key, question, checked, found } = sending;
      try {
        return await call(chat.sendChatMessage, { body: question });
      } catch (error) {
        // What a failure shows depends on the check on this device.
        await checked;
        if (error instanceof NetworkError && !found.card)
          sending.answer = await answerOnDevice(key, question, findDog(dogs, question));
        throw error;
      }
    },
    texts: chatTexts.send,
    onSuccess: ({ message, quota }, sending) => {
      const { key } = sending;
      sending.isAnswered = true;
      update(key, { answer: message });
      if (message.card) onEmergency(key);
      cache.put(message, quota);
      onAnswered(message);
    },
    onError: onFailed,
  });

  const send = async (sending: Sending): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setRefused(false);
    const { key, question, dismisses, found } = sending;
    setAsked((all) => [
      { key, question, at: now().toISOString(), ...foundNothing, ...(dismisses !== undefined && { dismisses }) },
      ...all.filter((each) => !isRetried(each, sending)),
    ]);
    if (dismisses === undefined)
      sending.checked = checkOnDevice(question.message, dog, dogs).then((finding) => {
        Object.assign(found, finding);
        // The server has checked the question, too.
        if (sending.isAnswered) return;
        update(key, finding);
        if (finding.card) onEmergency(key);
      });
    const isSent = await mutate(sending);
    running.current = false;
    return isSent;
  };

  return {
    asked,
    isPending,
    /** Whether the last question was refused because none is left. */
    isRefused,
    /** Resolves to whether the question was sent. */
    ask: (question: ChatQuestion) => send({ key: createKey(), question, found: { ...foundNothing } }),
    /** Asks the question of an emergency again, which is not happening. Resolves to whether it was sent. */
    askAgain: ({ key, question: message, category, dogId }: Exchange) =>
      send({
        key: createKey(),
        question: { message, category, dogId, notHappening: true },
        dismisses: key,
        found: { ...foundNothing },
      }),
  };
}

interface Sending {
  key: string;
  question: ChatQuestion;
  /** The key of the emergency that is not happening. */
  dismisses?: string;
  /** The result of the check on this device, which usually arrives first. */
  found: Finding;
  /** Resolves when that check has finished. */
  checked?: Promise<void>;
  /** Whether the server has answered. */
  isAnswered?: true;
  /** The answer of the care guide on this device, if the server could not be reached. */
  answer?: ChatMessage | undefined;
}
