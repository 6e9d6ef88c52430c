import { Bookmark, Printer, Trash2 } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Dog } from '#shared/contract/dogs.ts';
import { exercise } from '#shared/contract/exercise.ts';
import type { ExerciseLog } from '#shared/contract/exercise-logs.ts';
import type { SavedPlan } from '#shared/contract/exercise-plans.ts';
import { UpgradeCard } from '../../domain/billing/upgrade-card.tsx';
import { useDogs } from '../../domain/dogs/use-dogs.ts';
import { exerciseLogPath, printPlanPath } from '../../domain/exercise/paths.ts';
import { useExerciseDays } from '../../domain/exercise/use-exercise-logs.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { useRecordDialogs } from '../../platform/forms/use-record-dialogs.ts';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { useListCache } from '../../platform/lists/list-cache.ts';
import { useDeleteRecord } from '../../platform/lists/use-delete-record.ts';
import { useList } from '../../platform/lists/use-list.ts';
import { useIncludes } from '../../platform/session/use-subscription.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Card } from '../../ui/layout/card.tsx';
import { LazyDialog } from '../../ui/overlays/lazy-dialog.tsx';
import { historyDays } from './history.ts';
import type { LogStart } from './log-form.ts';
import { LogsError } from './logs-error.tsx';
import { NoPlanPanel, PlanPanel } from './plan-panel.tsx';
import { PlanSettings } from './plan-settings.tsx';
import { PlanSteps } from './plan-steps.tsx';
import { ProgressCard } from './progress-card.tsx';
import { planList, SavedPlans } from './saved-plans.tsx';
import { StartWalkButton } from './start-walk-button.tsx';
import { TabSkeleton } from './tab-skeleton.tsx';
import { exerciseTexts } from './texts.ts';
import { type CurrentPlan, fromGenerated, fromSaved, useCurrentPlan } from './use-current-plan.ts';

const LogDialog = lazyComponent(async () => (await import('./log-dialog.tsx')).LogDialog);

/** Saves a plan. */
function useSavePlan(dogId: string, onSaved: (plan: SavedPlan) => void) {
  const cache = useListCache(planList);
  return useApiMutation({
    mutationFn: ({ weather: _, reasons: __, savedId: ___, ...plan }: CurrentPlan, call) =>
      call(exercise.savePlan, { body: { ...plan, dogId } }),
    texts: exerciseTexts.savePlan,
    onSuccess: (saved) => {
      cache.put(saved);
      onSaved(saved);
    },
  });
}

type ToolsProps = { dog: Dog; plan: CurrentPlan; onChange: (plan: CurrentPlan | undefined) => void };

/** The buttons that save, print, discard and delete a plan. */
function PlanTools({ dog, plan, onChange }: ToolsProps) {
  const canPrint = useIncludes('printableReports');
  const save = useSavePlan(dog.id, ({ id }) => onChange({ ...plan, savedId: id }));
  const remove = useDeleteRecord(planList, {
    mutationFn: ({ id }, call) => call(exercise.deletePlan, { params: { id } }),
    texts: exerciseTexts.deletePlan,
  });
  const discard = () => {
    onChange(undefined);
    toast({
      tone: 'success',
      title: 'Plan discarded',
      action: { label: 'Undo', onPress: () => onChange(plan) },
    });
  };
  const close = () => onChange(undefined);
  const { savedId } = plan;
  const saved = useList(planList).data?.find(({ id }) => id === savedId);
  return (
    <div className="hw-ex-tools">
      {savedId === null ? (
        <Button variation="quiet" icon={Bookmark} busy={save.isPending} onClick={() => void save.mutate(plan)}>
          Save
        </Button>
      ) : (
        <Button
          variation="quiet"
          icon={Trash2}
          onClick={() => {
            close();
            if (saved) void remove.mutate(saved);
          }}
        >
          Delete
        </Button>
      )}
      {canPrint ? (
        <LinkButton variation="quiet" icon={Printer} to={`${printPlanPath}?dog=${dog.id}`}>
          Print
        </LinkButton>
      ) : null}
      {savedId === null ? (
        <Button variation="quiet" icon={Trash2} onClick={discard}>
          Discard
        </Button>
      ) : (
        <Button variation="quiet" onClick={close}>
          Close
        </Button>
      )}
    </div>
  );
}

function Reasons({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <details className="hw-ex-reasons">
      <summary>Why this plan</summary>
      <ul>
        {reasons.map((reason) => (
          <li key={reason} className="hw-soft">
            {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The Exercise Plans tab of a dog: the plan, its steps, the progress, and the saved plans. */
export function PlansTab({ dog }: { dog: Dog }) {
  const { data: dogs = [dog] } = useDogs();
  const isIncluded = useIncludes('aiExercisePlans');
  const days = useExerciseDays(dog.id, historyDays);
  const [plan, show] = useCurrentPlan(dog.id);
  const panel = useRef<HTMLDivElement>(null);
  const dialogs = useRecordDialogs<ExerciseLog, LogStart>({
    rows: days.data,
    draft: 'exercise',
    focusFallback: () => panel.current?.querySelector('button')?.focus(),
  });
  const shown = plan?.planName;
  const wasShown = useRef(shown);
  useEffect(() => {
    // A new plan appears above the button that made it.
    if (shown && shown !== wasShown.current) panel.current?.scrollIntoView({ block: 'start' });
    wasShown.current = shown;
  }, [shown]);
  if (isIncluded === undefined && !plan) return <TabSkeleton />;

  const logPlan = () =>
    dialogs.add({
      dogId: dog.id,
      minutes: plan?.duration,
      notes: plan?.planName,
      exercisePlanId: plan?.savedId ?? null,
    });
  const progress = days.isError ? (
    <LogsError error={days.error} busy={days.isFetching} onRetry={days.refetch} />
  ) : (
    <ProgressCard
      dog={dog}
      title={`${dog.name}'s progress`}
      minutesOn={days.minutesOn}
      today={days.today}
      action={<Link to={exerciseLogPath}>Log</Link>}
    />
  );
  return (
    <div className="hw-ex-plans" ref={panel}>
      {plan ? (
        <PlanPanel
          dog={dog}
          plan={plan}
          actions={
            <>
              <StartWalkButton dogId={dog.id} variation="field" plan={plan} />
              <Button variation="field-outline" onClick={logPlan}>
                Log Activity
              </Button>
            </>
          }
        />
      ) : (
        <NoPlanPanel dog={dog}>
          <h2>{isIncluded ? `A plan for ${dog.name}` : `A walk with ${dog.name}`}</h2>
          <p className="hw-soft">
            {isIncluded
              ? "Made for your dog's breed, age and weight, and for today's weather."
              : 'Time a walk, or log one, and watch the week fill up.'}
          </p>
          <div className="hw-ex-actions">
            <StartWalkButton dogId={dog.id} variation="field" />
            <Button variation="field-outline" onClick={logPlan}>
              Log Activity
            </Button>
          </div>
        </NoPlanPanel>
      )}
      <div className="hw-columns hw-ex-columns">
        {plan ? (
          <div className="hw-ex-main hw-ex-main--plan">
            <Card title="Step by step">
              <PlanSteps activities={plan.activities} />
              <Reasons reasons={plan.reasons} />
              <PlanTools key={plan.savedId ?? plan.planName} dog={dog} plan={plan} onChange={show} />
            </Card>
          </div>
        ) : null}
        <aside className="hw-ex-main hw-ex-aside">
          {plan ? progress : null}
          {isIncluded ? (
            <PlanSettings dog={dog} hasPlan={plan !== undefined} onGenerated={(made) => show(fromGenerated(made))} />
          ) : (
            <UpgradeCard
              feature="aiExercisePlans"
              text="A plan for your dog's breed, age and weight, and for the weather. You can log walks on any plan."
            />
          )}
        </aside>
        <div className="hw-ex-main hw-ex-last">
          {plan ? null : progress}
          <SavedPlans dog={dog} logs={days.data} today={days.today} onOpen={(saved) => show(fromSaved(saved))} />
        </div>
      </div>
      <Suspense fallback={null}>
        <LazyDialog state={dialogs.form}>
          {(subject, dialog) => <LogDialog key={dialogs.form.opening} dog={dog} dogs={dogs} {...subject} {...dialog} />}
        </LazyDialog>
      </Suspense>
    </div>
  );
}
