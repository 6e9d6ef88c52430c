import { useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '#shared/contract/chat.ts';
import { pickDog, readSelectedDogId } from '../../domain/dogs/selected-dog.ts';
import { useDogs } from '../../domain/dogs/use-dogs.ts';
import { SavedNote } from '../../platform/lists/saved-note.tsx';
import { useReached } from '../../platform/lists/use-saved.ts';
import { Button } from '../../ui/controls/button.tsx';
import { findDogLook } from '../../ui/dog-art/dog-coats.ts';
import { DogDrawing } from '../../ui/dog-art/dog-drawing.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { clearToasts } from '../../ui/feedback/toast-store.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { AboutDog } from './about-dog.tsx';
import { Composer, hasFinePointer } from './composer.tsx';
import { Conversation } from './conversation.tsx';
import { prepareDeviceCheck } from './device-check.ts';
import { type Exchange, groupExchanges } from './exchanges.ts';
import { UsedUp } from './quota-note.tsx';
import { SampleList } from './sample-list.tsx';
import { listSampleQuestions, type SampleQuestion } from './samples.ts';
import { describeQuota, isUsedUp, offlineNote } from './texts.ts';
import { useAboveKeyboard } from './use-above-keyboard.ts';
import { useAsk } from './use-ask.ts';
import { useMessages, useQuota } from './use-messages.ts';
import { useQuestion } from './use-question.ts';
import './chat.css';

const searching = 'Looking for an answer...';

type AssistantPanelProps = { open: boolean; onClose: () => void };

/** The assistant's panel: the owner's questions with their answers, and the next question. */
export function AssistantPanel({ open, onClose }: AssistantPanelProps) {
  const dogs = useDogs();
  const [dogId, setDogId] = useState<string>();
  const dog = pickDog(dogs.data ?? [], dogId ?? readSelectedDogId());
  const messages = useMessages(open);
  const quota = useQuota(open);
  const isReached = useReached();
  const question = useQuestion();
  const [urgent, setUrgent] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const [showsSamples, setShowsSamples] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  useAboveKeyboard(open, top);

  const showNewest = () => top.current?.closest('.hw-dialog-body')?.scrollTo({ top: 0 });
  const { asked, ask, askAgain, isPending, isRefused } = useAsk({
    dog,
    dogs: dogs.data ?? [],
    onEmergency: (key) => {
      // An error of an earlier question must not cover the card.
      clearToasts();
      setUrgent(key);
      showNewest();
    },
    onAnswered: ({ card, response }: ChatMessage) => setAnnouncement(card ? '' : response),
  });

  useEffect(() => {
    if (open) prepareDeviceCheck();
  }, [open]);
  // Opening the panel again starts with the dog that is selected on the screen, and reads out no old emergency.
  if (!open && (urgent !== undefined || dogId !== undefined)) {
    setUrgent(undefined);
    setDogId(undefined);
  }

  // Disabling the input has dropped its focus. On a phone, focusing it again would open the keyboard over the answer.
  useEffect(() => {
    if (!open || document.activeElement !== document.body) return;
    if (!hasFinePointer()) top.current?.closest('dialog')?.focus();
    else if (!isPending) input.current?.focus();
  }, [open, isPending]);

  const exchanges = groupExchanges(messages.data?.messages ?? [], asked);
  const isUrgent = urgent !== undefined && exchanges[0]?.key === urgent;
  const isEmpty = messages.data !== undefined && exchanges.length === 0;

  // Without a connection, a question that was not sent may have an answer, which is announced instead.
  const endSearching = () => setAnnouncement((text) => (text === searching ? '' : text));
  const send = async () => {
    const next = question.read(dog?.id ?? null);
    if (!next) return;
    setUrgent(undefined);
    setShowsSamples(false);
    setAnnouncement(searching);
    showNewest();
    if (await ask(next)) question.clear();
    else endSearching();
  };
  const dismiss = async (emergency: Exchange) => {
    setAnnouncement(searching);
    if (!(await askAgain(emergency))) {
      // The card says why.
      endSearching();
      return;
    }
    setUrgent(undefined);
    // An emergency that was not saved has kept its text in the input.
    if (question.message.trim() === emergency.question) question.clear();
  };
  const choose = ({ message, category }: SampleQuestion) => {
    question.change({ message, category });
    setShowsSamples(false);
    input.current?.focus();
  };

  const hasNoneLeft = quota !== undefined && isUsedUp(quota);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="24/7 Care"
      width="side"
      className="hw-care"
      titleAction={<AboutDog dogs={dogs.data} dog={dog} onChoose={setDogId} />}
      footer={
        <Composer
          input={input}
          message={question.message}
          category={question.category}
          placeholder={dog ? `Ask about ${dog.name}` : 'Ask a question'}
          error={question.error}
          isPending={isPending}
          hasCategories={!isUrgent && !hasNoneLeft}
          onMessage={(message) => question.change({ message })}
          onCategory={question.setCategory}
          onSend={() => void send()}
        >
          {isUrgent ? null : hasNoneLeft ? (
            <UsedUp quota={quota} isRefused={isRefused} onLeave={onClose} />
          ) : (
            <div className="hw-care-quota hw-small hw-soft hw-number">
              <span>{!isReached ? offlineNote : quota ? describeQuota(quota) : null}</span>
              {exchanges.length > 0 ? (
                <Button
                  variation="quiet"
                  size="s"
                  aria-expanded={showsSamples}
                  onClick={() => {
                    setShowsSamples(!showsSamples);
                    showNewest();
                  }}
                >
                  Sample questions
                </Button>
              ) : null}
            </div>
          )}
        </Composer>
      }
    >
      <div ref={top} className="hw-care-body">
        <div role="status" className="hw-hidden">
          {announcement}
        </div>
        {isEmpty || showsSamples ? (
          <SampleList
            title={isEmpty ? 'What would you like to know?' : 'Sample questions'}
            samples={listSampleQuestions(dog)}
            disabled={isPending}
            onChoose={choose}
          />
        ) : null}
        {isEmpty ? (
          <DogDrawing pose="sitting" coat={dog && findDogLook(dog.breed).coat} className="hw-care-dog" />
        ) : null}
        {isUrgent ? null : <SavedNote at={messages.savedAt} />}
        {exchanges.length > 0 ? (
          <Conversation
            exchanges={exchanges}
            dogs={dogs.data ?? []}
            urgent={urgent}
            isPending={isPending}
            hasNoneLeft={hasNoneLeft}
            onDismiss={(emergency) => void dismiss(emergency)}
            onLeave={onClose}
          />
        ) : null}
        {messages.isPending && exchanges.length === 0 ? (
          <Loading height="card" label="Loading your questions..." />
        ) : null}
        {messages.isError && !messages.data ? (
          <LoadError
            what="Your earlier questions"
            error={messages.error}
            busy={messages.isFetching}
            onRetry={messages.refetch}
          />
        ) : null}
        {messages.loadOlder ? (
          <Button
            variation="outline"
            size="s"
            busy={messages.isLoadingOlder}
            busyLabel="Loading..."
            onClick={messages.loadOlder}
          >
            Load more
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}
