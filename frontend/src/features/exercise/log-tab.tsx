import { Plus, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Dog } from '#shared/contract/dogs.ts';
import { exercise } from '#shared/contract/exercise.ts';
import type { ExerciseLog } from '#shared/contract/exercise-logs.ts';
import { exerciseBounds } from '#shared/contract/exercise-logs.ts';
import { printReportPath } from '../../domain/exercise/paths.ts';
import { logList, useExerciseDays, useRecentLogs } from '../../domain/exercise/use-exercise-logs.ts';
import { useRecordDialogs } from '../../platform/forms/use-record-dialogs.ts';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { SavedNote } from '../../platform/lists/saved-note.tsx';
import { useDeleteRecord } from '../../platform/lists/use-delete-record.ts';
import { useIncludes } from '../../platform/session/use-subscription.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { LazyDialog } from '../../ui/overlays/lazy-dialog.tsx';
import { historyDays } from './history.ts';
import type { LogStart } from './log-form.ts';
import { LogsError } from './logs-error.tsx';
import { ProgressCard } from './progress-card.tsx';
import { RecentCard } from './recent-card.tsx';
import { StartWalkButton } from './start-walk-button.tsx';
import { StreakPanel } from './streak-panel.tsx';
import { TabSkeleton } from './tab-skeleton.tsx';
import { exerciseTexts } from './texts.ts';
import { useStreak } from './use-streak.ts';
import { WeekCard } from './week-card.tsx';

const LogDialog = lazyComponent(async () => (await import('./log-dialog.tsx')).LogDialog);

/** The values of a new activity that a link asks for; undefined if the URL asks for no form. */
function readRequest(search: URLSearchParams, dogId: string): LogStart | undefined {
  if (search.get('log') !== 'true') return undefined;
  const minutes = Number(search.get('minutes'));
  const { min, max } = exerciseBounds.duration;
  const isValid = Number.isInteger(minutes) && minutes >= min && minutes <= max;
  return { dogId, minutes: isValid ? minutes : undefined, notes: undefined, exercisePlanId: null };
}

function ReportCard({ dog }: { dog: Dog }) {
  return (
    <Card tone="tip" as="section" className="hw-ex-report">
      <Icon of={Printer} />
      <div>
        <h2 className="hw-row-title">Seeing the vet soon?</h2>
        <p>Take {dog.name}'s last 30 days on paper: walks, weight and visits.</p>
        <Link to={`${printReportPath}?dog=${dog.id}`}>Print report</Link>
      </div>
    </Card>
  );
}

type LogTabProps = { dog: Dog; dogs: readonly Dog[] };

/** The Log Activity tab: the streak, the last seven days and the latest activities of a dog. */
export function LogTab({ dog, dogs }: LogTabProps) {
  const days = useExerciseDays(dog.id, historyDays);
  const streak = useStreak(dog.id, days);
  const recent = useRecentLogs(dog.id);
  const hasReports = useIncludes('printableReports');
  const [search, setSearch] = useSearchParams();
  // The address changes when the form has opened, so the request is kept for the form.
  const [request] = useState(() => readRequest(search, dog.id));
  const isRequested = search.get('log') === 'true';
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = useDeleteRecord(logList, {
    mutationFn: ({ id }, call) => call(exercise.deleteExerciseLog, { params: { id } }),
    texts: exerciseTexts.deleteLog,
  });
  const dialogs = useRecordDialogs<ExerciseLog, LogStart>({
    rows: recent.data,
    draft: 'exercise',
    request: isRequested ? (request ?? readRequest(search, dog.id)) : undefined,
    onRequested: () => setSearch({ tab: 'log' }, { replace: true }),
    onRemove: remove.mutate,
    focusFallback: () => addButton.current?.focus(),
  });
  return (
    <>
      {days.data ? (
        <>
          <StreakPanel
            dog={dog}
            streak={streak}
            minutesOn={days.minutesOn}
            today={days.today}
            actions={
              <>
                <Button ref={addButton} variation="field" icon={Plus} onClick={() => dialogs.add()}>
                  Log Activity
                </Button>
                <StartWalkButton dogId={dog.id} variation="field-outline" />
              </>
            }
          />
          <div className="hw-columns hw-ex-columns">
            <div className="hw-ex-main">
              <div className="hw-phone-only">
                <ProgressCard dog={dog} minutesOn={days.minutesOn} today={days.today} />
              </div>
              <WeekCard dog={dog} minutesOn={days.minutesOn} today={days.today} />
              <RecentCard recent={recent} dialogs={dialogs} />
              <SavedNote at={days.savedAt} />
            </div>
            <aside className="hw-ex-main">
              <div className="hw-desktop-only">
                <ProgressCard dog={dog} minutesOn={days.minutesOn} today={days.today} withRing />
              </div>
              {hasReports ? <ReportCard dog={dog} /> : null}
            </aside>
          </div>
        </>
      ) : days.isError ? (
        <LogsError error={days.error} busy={days.isFetching} onRetry={days.refetch} />
      ) : (
        <TabSkeleton label="Loading activities..." />
      )}
      {/* Always in the same place, so that what was typed stays when the activities arrive. */}
      <LazyDialog state={dialogs.form}>
        {(subject, dialog) => <LogDialog key={dialogs.form.opening} dog={dog} dogs={dogs} {...subject} {...dialog} />}
      </LazyDialog>
    </>
  );
}
