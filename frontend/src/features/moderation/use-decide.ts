import { moderation } from '#shared/contract/moderation.ts';
import type { DecisionForm, QueueItem, RecommendationItem } from '#shared/contract/moderation-fields.ts';
import type { ModerationQueue } from '#shared/moderation.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { holdDeletion } from '../../platform/lists/held-deletions.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { decided, decideFailed } from './texts.ts';
import { nameQueue, useRefreshQueue } from './use-queue.ts';

interface Made {
  item: QueueItem;
  form: DecisionForm;
}

/**
 * Returns a function that decides about an item. The item disappears at once, and a toast offers Undo. The decision is sent
 * when the toast is gone. If someone else has decided first, a toast says so.
 */
export function useDecide(queue: ModerationQueue): (item: QueueItem, form: DecisionForm) => void {
  const refresh = useRefreshQueue(queue);
  const { mutate } = useApiMutation<Made>({
    mutationFn: ({ item: { id }, form }, call) =>
      call(moderation.decide, { params: { queue, id }, body: form }, { keepalive: true }),
    texts: { failed: decideFailed },
  });
  return (item, form) => {
    const hidden = { list: nameQueue(queue), isGone: ({ id }: QueueItem) => id === item.id };
    const send = async () => {
      await mutate({ item, form });
      await refresh();
    };
    const { undo, release } = holdDeletion([hidden], send);
    const action = { label: 'Undo', onPress: undo };
    toast({
      tone: 'success',
      title: `${decided[form.decision]}: ${nameItem(item)}`,
      action,
      onGone: () => void release(),
    });
  };
}

/** Names an item, such as "Comment by Cole D." */
export function nameItem(item: QueueItem): string {
  if (item.queue === 'reports') return `${item.kind === 'post' ? 'Post' : 'Comment'} by ${item.author.name}`;
  if (item.queue === 'support-messages') return item.sender.name;
  if (item.queue === 'recommendations') return nameRecommendation(item);
  return item.queue === 'places' ? item.name : `Application of ${item.applicant.name}`;
}

/** Names what is recommended: the clinic, or brand and product. */
export function nameRecommendation({ vet, food }: Pick<RecommendationItem, 'vet' | 'food'>): string {
  return vet ? vet.clinicName : food ? `${food.brandName} ${food.productName}` : '';
}
