import type { QueueItem } from '#shared/contract/moderation-fields.ts';
import type { ModerationQueue } from '#shared/moderation.ts';
import { placeTypeLabels } from '#shared/places.ts';
import { foodCategoryLabels } from '#shared/recommendations.ts';
import { supportCategoryLabels } from '#shared/support.ts';
import { useNow } from '../../lib/use-now.ts';
import { formatAge } from './format-age.ts';
import { queueLabels, queueNouns } from './texts.ts';
import { nameItem } from './use-decide.ts';

type QueueListProps = {
  queue: ModerationQueue;
  items: readonly QueueItem[];
  selected: QueueItem;
  onSelect: (id: string) => void;
};

/** Everything that waits in a queue, oldest first. */
export function QueueList({ queue, items, selected, onSelect }: QueueListProps) {
  const now = useNow();
  const [one, many] = queueNouns[queue];
  return (
    <section className="hw-mod-list" aria-label={queueLabels[queue]}>
      <h2>{items.length === 1 ? `One ${one}` : `All ${items.length} ${many}`}</h2>
      <ul className="hw-card hw-card--flush">
        {items.map((item) => {
          const { name, text, note } = describe(item);
          return (
            <li key={item.id}>
              <button
                type="button"
                aria-current={item.id === selected.id ? 'true' : undefined}
                onClick={() => onSelect(item.id)}
              >
                <span className="hw-mod-row">
                  <b>
                    <bdi>{name}</bdi>
                  </b>
                  <span className="hw-number">{formatAge(item.createdAt, now)}</span>
                </span>
                <span className="hw-mod-text">
                  <bdi>{text}</bdi>
                </span>
                <span className="hw-small">{note}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What the list says about an item. */
function describe(item: QueueItem): { name: string; text: string; note: string } {
  const name = nameItem(item);
  switch (item.queue) {
    case 'reports':
      return { name, text: item.kind === 'post' ? item.title : item.content, note: describeReports(item) };
    case 'leadership-applications':
      return {
        name: item.applicant.name,
        text: item.specialties.join(', '),
        note: `${item.yearsWithDogs} years with dogs`,
      };
    case 'support-messages':
      return { name, text: item.subject, note: describeSupport(item) };
    case 'recommendations':
      return { name, text: describeRecommendation(item), note: `By ${item.submitter.name}` };
    case 'places':
      return { name, text: placeTypeLabels[item.placeType], note: `By ${item.submitter.name}` };
  }
}

function describeSupport({ isPriority, category }: Extract<QueueItem, { queue: 'support-messages' }>): string {
  return `${isPriority ? 'Priority, ' : ''}${supportCategoryLabels[category]}`;
}

function describeRecommendation({ vet, food }: Extract<QueueItem, { queue: 'recommendations' }>): string {
  return vet ? `Vet, ${vet.location}` : food ? `Food, ${foodCategoryLabels[food.category]}` : '';
}

/** Says how often something was reported: "Hidden, 3 reports". */
export function describeReports(item: Extract<QueueItem, { queue: 'reports' }>): string {
  if (item.objection !== null) return 'The author objects';
  const reports = `${item.reportCount} ${item.reportCount === 1 ? 'report' : 'reports'}`;
  return item.isHiddenByReports ? `Hidden, ${reports}` : reports;
}
