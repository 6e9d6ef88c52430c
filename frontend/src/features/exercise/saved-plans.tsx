import { Bookmark, ChevronRight } from 'lucide-react';
import { addDays, localDate } from '#shared/calendar.ts';
import type { Dog } from '#shared/contract/dogs.ts';
import { exercise } from '#shared/contract/exercise.ts';
import type { ExerciseLog } from '#shared/contract/exercise-logs.ts';
import { difficultyLabels, type SavedPlan } from '#shared/contract/exercise-plans.ts';
import { defineList } from '../../platform/lists/list.ts';
import { ListContent } from '../../platform/lists/list-content.tsx';
import { useList } from '../../platform/lists/use-list.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { SmallEmpty } from '../../ui/feedback/small-empty.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { drawEffort } from './effort-line.ts';
import { historyDays } from './history.ts';

/** The list of the owner's saved plans. */
export const planList = defineList({
  name: 'exercise-plans',
  operation: exercise.listSavedPlans,
  notFound: 'exercisePlanNotFound',
});

const small = { left: 5, right: 57, heights: { easy: 28, steady: 19, brisk: 9 }, maxCurve: 5 };

function SmallLine({ plan }: { plan: SavedPlan }) {
  const { path, joints } = drawEffort(plan.activities, small);
  return (
    <svg className="hw-ex-spark" viewBox="0 0 64 36" aria-hidden="true" focusable="false">
      <path d={path} />
      <circle cx="58" cy={joints.at(-1)?.y ?? small.heights.easy} r="4.5" />
    </svg>
  );
}

/**
 * Says how often a dog walked a plan: "Walked 4 times". Of a plan that is older than the activities that were read, it
 * names their number of days.
 * @param savedOn the local date on which the plan was saved
 */
export function describeWalks(walks: number, savedOn: string, today: string): string {
  const isWhole = savedOn >= addDays(today, 1 - historyDays);
  const period = isWhole ? '' : ` in ${historyDays} days`;
  if (walks === 0) return isWhole ? 'Not walked yet' : `Not walked${period}`;
  return `Walked ${walks === 1 ? 'once' : `${walks} times`}${period}`;
}

type SavedPlansProps = {
  dog: Dog;
  /** The dog's activities of the last `historyDays`; undefined while they load. */
  logs: readonly ExerciseLog[] | undefined;
  /** The owner's local date. */
  today: string;
  onOpen: (plan: SavedPlan) => void;
};

/** A dog's saved plans, which can be opened. */
export function SavedPlans({ dog, logs, today, onOpen }: SavedPlansProps) {
  const { timeZone } = useUser();
  const list = useList(planList);
  const describe = ({ id, createdAt, duration, difficulty }: SavedPlan) => {
    const facts = `${duration} min, ${difficultyLabels[difficulty]}`;
    const walks = logs?.filter(({ exercisePlanId }) => exercisePlanId === id).length;
    if (walks === undefined) return facts;
    return `${facts}. ${describeWalks(walks, localDate(new Date(createdAt), timeZone), today)}.`;
  };
  const ofDog = list.data?.filter(({ dogId }) => dogId === dog.id).reverse();
  return (
    <Card
      title="Saved plans"
      action={
        ofDog && ofDog.length > 0 ? (
          <span className="hw-small hw-mute hw-number">
            {ofDog.length} for {dog.name}
          </span>
        ) : undefined
      }
    >
      <ListContent
        list={{ ...list, data: ofDog }}
        what="Your saved plans"
        loading={<Loading height="card" label="Loading saved plans..." />}
        empty={<SmallEmpty icon={Bookmark} title="No saved plans" text="Save a plan that went well, and repeat it." />}
      >
        {(plans) => (
          <ul className="hw-ex-rows">
            {plans.map((plan) => (
              <li key={plan.id}>
                <SmallLine plan={plan} />
                <div className="hw-grow">
                  <h3 className="hw-row-title hw-ex-note" dir="auto">
                    {plan.planName}
                  </h3>
                  <p className="hw-small hw-soft hw-number">{describe(plan)}</p>
                </div>
                <IconButton icon={ChevronRight} label={`Open ${plan.planName}`} onClick={() => onOpen(plan)} />
              </li>
            ))}
          </ul>
        )}
      </ListContent>
    </Card>
  );
}
