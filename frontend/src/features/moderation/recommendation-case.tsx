import { type ReactNode, Suspense, useState } from 'react';
import type { RecommendationItem } from '#shared/contract/moderation-fields.ts';
import { foodCategoryLabels } from '#shared/recommendations.ts';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { CaseCard, type CaseProps, Facts, useTimes } from './case.tsx';
import type { Choice } from './choice.ts';
import { DecisionBar } from './decision-bar.tsx';
import { nameRecommendation } from './use-decide.ts';

/** Loaded on demand, because they include form fields. */
const VetEntryForm = lazyComponent(async () => (await import('./vet-entry-form.tsx')).VetEntryForm);
const FoodEntryForm = lazyComponent(async () => (await import('./food-entry-form.tsx')).FoodEntryForm);

type Fact = [label: string, value: ReactNode];

/** What the owner entered about the vet or the food. */
function describeSubject({ vet, food }: RecommendationItem): Fact[] {
  if (vet) {
    return [
      ['Veterinarian', vet.vetName],
      ['Clinic', vet.clinicName],
      ['Location', vet.location],
      ['Phone', vet.phone],
      ['Email', vet.email],
      ['Specialties', vet.specialties],
    ];
  }
  if (!food) return [];
  return [
    ['Brand', food.brandName],
    ['Product', food.productName],
    ['Category', foodCategoryLabels[food.category]],
    ['Price', food.price],
    ['Retailer', food.retailer],
    ['Website', food.website],
    ['Ingredients', food.ingredients],
    ['Benefits', food.benefits],
  ];
}

/** A vet or a dog food that an owner recommends. Approving it opens a form with what others will see. */
export function RecommendationCase({
  item,
  hasShortcuts,
  onDecide,
  ...card
}: CaseProps & { item: RecommendationItem }) {
  const { formatTime } = useTimes();
  const [isApproving, setApproving] = useState(false);
  const { vet, food, submitter, email } = item;
  const choices: readonly Choice[] = [
    {
      decision: 'reject',
      label: 'Reject',
      shortcut: 'R',
      ask: {
        label: `Reason, shown to ${submitter.name}`,
        hint: `${submitter.name} can recommend it again.`,
        action: 'Reject recommendation',
        field: 'reason',
      },
    },
    { decision: 'approve', label: 'Approve', shortcut: 'A', isMain: true },
  ];
  const back = () => setApproving(false);
  const form = vet ? (
    <VetEntryForm vet={vet} onBack={back} onSubmit={(entry) => onDecide({ decision: 'approve', vet: entry })} />
  ) : food ? (
    <FoodEntryForm food={food} onBack={back} onSubmit={(entry) => onDecide({ decision: 'approve', food: entry })} />
  ) : null;
  return (
    <CaseCard
      {...card}
      title={nameRecommendation(item)}
      footer={
        isApproving ? (
          <Suspense fallback={<Loading label="Loading the form..." height="card" />}>{form}</Suspense>
        ) : (
          <DecisionBar
            choices={choices}
            hasShortcuts={hasShortcuts}
            onDecide={(decision) => (decision.decision === 'approve' ? setApproving(true) : onDecide(decision))}
          />
        )
      }
    >
      <section aria-label="Recommendation">
        <Facts
          facts={[
            ['Sent', formatTime(item.createdAt)],
            ['From', <bdi key="from">{`${submitter.name}, ${email}`}</bdi>],
            ['Why', item.reason],
            ...describeSubject(item),
          ]}
        />
      </section>
    </CaseCard>
  );
}
