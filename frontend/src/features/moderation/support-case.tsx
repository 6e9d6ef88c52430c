import { Star } from 'lucide-react';
import type { SupportItem } from '#shared/contract/moderation-fields.ts';
import { supportCategoryLabels, supportPriorityLabels } from '#shared/support.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { CaseCard, type CaseProps, Facts, useTimes } from './case.tsx';
import type { Choice } from './choice.ts';
import { DecisionBar } from './decision-bar.tsx';

/** A request to support with its messages. */
export function SupportCase({ item, hasShortcuts, onDecide, ...card }: CaseProps & { item: SupportItem }) {
  const { formatTime } = useTimes();
  const { name } = item.sender;
  const ask = { hint: `${name} reads it under My requests.`, field: 'reason' } as const;
  const choices: readonly Choice[] = [
    {
      decision: 'close',
      label: 'Close',
      shortcut: 'C',
      ask: { ...ask, label: `Last message to ${name}`, action: 'Close request', isOptional: true },
    },
    {
      decision: 'answer',
      label: 'Answer',
      shortcut: 'A',
      isMain: true,
      ask: { ...ask, label: `Answer to ${name}`, action: 'Send answer' },
    },
  ];
  return (
    <CaseCard
      {...card}
      title={item.subject}
      badges={
        item.isPriority ? (
          <Badge tone="amber" icon={Star}>
            Priority
          </Badge>
        ) : null
      }
      footer={<DecisionBar choices={choices} hasShortcuts={hasShortcuts} onDecide={onDecide} />}
    >
      <section aria-label="Request">
        <Facts
          facts={[
            ['From', <bdi key="from">{`${name}, ${item.email}`}</bdi>],
            ['Category', supportCategoryLabels[item.category]],
            ['Priority', supportPriorityLabels[item.priority]],
          ]}
        />
      </section>
      <section aria-label="Messages" className="hw-case-context">
        {item.messages.map((message) => (
          <div key={message.id}>
            <p className="hw-case-who">
              <strong>
                <bdi>{message.name}</bdi>
              </strong>
              <span>{formatTime(message.createdAt)}</span>
            </p>
            <p className="hw-case-text">
              <bdi>{message.text}</bdi>
            </p>
          </div>
        ))}
      </section>
    </CaseCard>
  );
}
