import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { QueueItem } from '#shared/contract/moderation-fields.ts';
import type { ModerationQueue } from '#shared/moderation.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { SkeletonCard } from '../../ui/feedback/skeleton.tsx';
import { ApplicationCase } from './application-case.tsx';
import { type CaseProps, Key } from './case.tsx';
import { PlaceCase } from './place-case.tsx';
import { QueueList } from './queue-list.tsx';
import { RecommendationCase } from './recommendation-case.tsx';
import { ReportCase } from './report-case.tsx';
import { useShortcuts } from './shortcuts.ts';
import { SupportCase } from './support-case.tsx';
import { queueNouns } from './texts.ts';
import { useDecide } from './use-decide.ts';
import type { Queue } from './use-queue.ts';

type QueueViewProps = { queue: ModerationQueue; list: Queue; hasShortcuts: boolean; isModerator: boolean };

/** One queue: the list of what waits, and the selected item with the decisions. */
export function QueueView({ queue, list, hasShortcuts, isModerator }: QueueViewProps) {
  const { items, isError, error, isFetching, refetch } = list;
  const [one, many] = queueNouns[queue];
  if (isError && !items?.length)
    return <LoadError what={`The ${many}`} comfort="" error={error} busy={isFetching} onRetry={refetch} />;
  if (!items)
    return (
      <div role="status">
        <SkeletonCard lines={4} avatar={false} label={`Loading ${many}...`} />
      </div>
    );
  if (items.length === 0) {
    return (
      <EmptyState
        drawing="sleeping"
        title="Nothing to review"
        text={`When there's a new ${one}, you'll find it here.`}
      />
    );
  }
  return <Cases queue={queue} items={items} hasShortcuts={hasShortcuts} isModerator={isModerator} />;
}

type CasesProps = Omit<QueueViewProps, 'list'> & { items: QueueItem[] };

function Cases({ queue, items, hasShortcuts, isModerator }: CasesProps) {
  const [selectedId, setSelectedId] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  // Whether to focus the heading of the next item, because the button that had the focus may be gone.
  const hasMoved = useRef(false);
  const send = useDecide(queue);
  const at = Math.max(
    0,
    items.findIndex(({ id }) => id === selectedId),
  );
  const item = items[at] as QueueItem;
  const select = (index: number) => {
    const next = items[index];
    if (!next) return;
    setSelectedId(next.id);
    if (next.id === item.id) heading.current?.focus();
    else hasMoved.current = true;
  };
  const decide: CaseProps['onDecide'] = (form) => {
    const next = items[at + 1] ?? items[at - 1];
    setSelectedId(next?.id);
    send(item, form);
    hasMoved.current = true;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another item moves the focus.
  useLayoutEffect(() => {
    if (hasMoved.current) heading.current?.focus();
    hasMoved.current = false;
  }, [item.id]);
  useShortcuts({ n: () => select(at + 1), p: () => select(at - 1) }, hasShortcuts);
  const props: CaseProps = {
    heading,
    hasShortcuts,
    isModerator,
    onDecide: decide,
    bar: (
      <CaseBar at={at} count={items.length} noun={queueNouns[queue][0]} hasShortcuts={hasShortcuts} onSelect={select} />
    ),
  };
  return (
    <div className="hw-mod">
      <QueueList
        queue={queue}
        items={items}
        selected={item}
        onSelect={(id) => select(items.findIndex((each) => each.id === id))}
      />
      {item.queue === 'reports' ? <ReportCase key={item.id} item={item} {...props} /> : null}
      {item.queue === 'leadership-applications' ? <ApplicationCase key={item.id} item={item} {...props} /> : null}
      {item.queue === 'support-messages' ? <SupportCase key={item.id} item={item} {...props} /> : null}
      {item.queue === 'recommendations' ? <RecommendationCase key={item.id} item={item} {...props} /> : null}
      {item.queue === 'places' ? <PlaceCase key={item.id} item={item} {...props} /> : null}
    </div>
  );
}

type CaseBarProps = {
  at: number;
  count: number;
  noun: string;
  hasShortcuts: boolean;
  onSelect: (index: number) => void;
};

/** The position in the queue, with buttons for the previous and the next item. */
function CaseBar({ at, count, noun, hasShortcuts, onSelect }: CaseBarProps) {
  const button = (label: string, icon: typeof ChevronUp, key: string, index: number): ReactNode => (
    <button
      type="button"
      className="hw-mod-step"
      aria-label={`${label} ${noun}`}
      aria-keyshortcuts={hasShortcuts ? key : undefined}
      disabled={index < 0 || index >= count}
      onClick={() => onSelect(index)}
    >
      <Icon of={icon} />
      <Key isShown={hasShortcuts}>{key}</Key>
    </button>
  );
  return (
    <div className="hw-mod-bar">
      <span className="hw-small hw-soft hw-number">
        {at + 1} of {count}
      </span>
      {button('Previous', ChevronUp, 'P', at - 1)}
      {button('Next', ChevronDown, 'N', at + 1)}
    </div>
  );
}
