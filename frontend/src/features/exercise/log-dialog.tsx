import { localDate } from '#shared/calendar.ts';
import type { Dog } from '#shared/contract/dogs.ts';
import { exercise } from '#shared/contract/exercise.ts';
import type { ExerciseLog } from '#shared/contract/exercise-logs.ts';
import { logList } from '../../domain/exercise/use-exercise-logs.ts';
import { diffFields } from '../../lib/field-diff.ts';
import { formatDate } from '../../lib/format.ts';
import { now } from '../../lib/now.ts';
import { RecordDialog } from '../../platform/forms/record-dialog.tsx';
import { type RecordDialogProps, useRecordDialog } from '../../platform/forms/use-record-dialog.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { LogFields } from './log-fields.tsx';
import { createLogSchema, type LogStart, type LogValues, toLogValues, toNewLogValues } from './log-form.ts';
import { joinNames, logDialogTexts } from './texts.ts';

type LogDialogProps = RecordDialogProps<ExerciseLog> & {
  start: LogStart | undefined;
  /** The selected dog, with which a new activity starts. */
  dog: Dog;
  dogs: readonly Dog[];
};

const nothing = 'Not set';

/** Lists the fields that differ between the dialog and the latest saved version. */
function diffLog(mine: LogValues, latest: LogValues, dogs: readonly Dog[]) {
  const findName = (dogId: string) => dogs.find(({ id }) => id === dogId)?.name ?? nothing;
  return diffFields(mine, latest, [
    { label: 'Dog', format: ({ dogIds }) => joinNames(dogIds.map(findName)) },
    { label: 'Minutes', format: ({ duration }) => duration },
    { label: 'Date', format: ({ date }) => (date ? formatDate(date) : nothing) },
    { label: 'Miles', format: ({ distance }) => distance.trim() || nothing },
    { label: 'Notes', format: ({ notes }) => notes.trim() || nothing },
  ]);
}

/** The dialog that logs or edits an activity. Mount a new instance each time the dialog opens. */
export function LogDialog({ start, dog, dogs, ...props }: LogDialogProps) {
  const { record } = props;
  const { timeZone } = useUser();
  const today = localDate(now(), timeZone);
  const first = start ?? { dogId: dog.id, minutes: undefined, notes: undefined, exercisePlanId: null };
  const dialog = useRecordDialog({
    ...props,
    list: logList,
    draftId: 'exercise',
    schema: (log) =>
      createLogSchema({ log, timeZone, today, exercisePlanId: log ? log.exercisePlanId : first.exercisePlanId }),
    toValues: (log) => (log ? toLogValues(log, timeZone) : toNewLogValues(first, today)),
    create: async ({ dogIds, ...form }, call) => {
      const [dogId = dog.id, ...others] = dogIds;
      if (others.length === 0) return call(exercise.createExerciseLog, { body: { ...form, dogId } });
      const logs = await call(exercise.createWalk, { body: { ...form, dogIds } });
      return logs.find((log) => log.dogId === dog.id) ?? (logs[0] as ExerciseLog);
    },
    update: ({ dogIds, ...form }, { id, dogId, updatedAt }, call) =>
      call(exercise.updateExerciseLog, {
        params: { id },
        body: { ...form, dogId: dogIds[0] ?? dogId, updatedAt },
      }),
    texts: logDialogTexts,
    diff: (mine, latest) => diffLog(mine, toLogValues(latest, timeZone), dogs),
  });
  return (
    <RecordDialog
      dialog={dialog}
      title={record ? 'Edit Activity' : 'Log Activity'}
      action={record ? 'Save' : 'Log Activity'}
    >
      <LogFields form={dialog.form} dogs={dogs} today={today} isEdited={record !== undefined} />
    </RecordDialog>
  );
}
