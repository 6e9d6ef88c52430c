import { Dog as DogIcon } from 'lucide-react';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { type Appointment, appointments, scopes } from '#shared/contract/appointments.ts';
import type { Dog } from '#shared/contract/dogs.ts';
import { profilePath } from '../../domain/account/paths.ts';
import { appointmentList } from '../../domain/appointments/use-appointments.ts';
import { readSelectedDogId } from '../../domain/dogs/selected-dog.ts';
import { useDogs } from '../../domain/dogs/use-dogs.ts';
import { now } from '../../lib/now.ts';
import { RecordDialog } from '../../platform/forms/record-dialog.tsx';
import { type RecordDialogProps, useRecordDialog } from '../../platform/forms/use-record-dialog.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { SmallEmpty } from '../../ui/feedback/small-empty.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { diffAppointment } from './appointment-diff.ts';
import { AppointmentFields } from './appointment-fields.tsx';
import { createAppointmentSchema, toAppointmentValues, toNewValues } from './appointment-form.ts';
import { createLocalTimes, suggestStart } from './local-times.ts';
import { ScopeChoice } from './scope-choice.tsx';
import { formatChanged, appointmentDialogTexts as texts } from './texts.ts';
import { useSeriesLimitText } from './use-series-limit.ts';
import { useUndo } from './use-undo.ts';

/** The dog and the title that a new appointment starts with; undefined if unknown. */
export interface AppointmentStart {
  dogId: string | undefined;
  title: string | undefined;
  vetName: string | undefined;
}

type AppointmentDialogProps = RecordDialogProps<Appointment> & {
  start: AppointmentStart | undefined;
  /** The day of a new appointment. */
  date: string;
};

function chooseTitle({ record }: AppointmentDialogProps): string {
  return record ? 'Edit Appointment' : 'Schedule Appointment';
}

function useNewValues({ start, date }: AppointmentDialogProps, dogs: readonly Dog[]) {
  const { timeZone, vetName } = useUser();
  const wanted = start?.dogId ?? readSelectedDogId();
  const chosen = dogs.find(({ id }) => id === wanted) ?? (dogs.length === 1 ? dogs[0] : undefined);
  return () =>
    toNewValues({
      ...suggestStart(date, now(), timeZone),
      dogId: chosen?.id ?? '',
      title: start?.title ?? '',
      vetName: start?.vetName ?? vetName ?? '',
    });
}

/** What a draft contains besides the form's fields: whether one visit or the whole series is edited. */
const DraftExtras = z.object({ scope: z.enum(scopes) });

function AppointmentFormDialog({ dogs, ...props }: AppointmentDialogProps & { dogs: readonly Dog[] }) {
  const { record, draft } = props;
  const { timeZone } = useUser();
  const times = useMemo(() => createLocalTimes(timeZone), [timeZone]);
  const makeNewValues = useNewValues(props, dogs);
  const [scope, setScope] = useState(() => DraftExtras.safeParse(draft?.values).data?.scope ?? 'one');
  const offerUndo = useUndo();
  const isSeveral = (base: Appointment | undefined) => Boolean(base?.repeat) && scope !== 'one';
  const canChangeRepeat = (base: Appointment | undefined) =>
    base?.repeat ? scope !== 'one' : (base?.status ?? 'scheduled') === 'scheduled';

  const dialog = useRecordDialog({
    ...props,
    list: appointmentList,
    draftId: 'appointment',
    schema: (base) => createAppointmentSchema({ visit: base, times, changesRepeat: canChangeRepeat(base) }),
    toValues: (visit) => (visit ? toAppointmentValues(visit, times) : makeNewValues()),
    create: (body, call) => call(appointments.createAppointment, { body }),
    update: async (body, base, call) => {
      const { id, updatedAt } = base;
      const change = { ...body, updatedAt };
      if (scope === 'one' || !base.repeat)
        return call(appointments.updateAppointment, { params: { id }, body: change });
      const done = await call(appointments.changeVisits, { params: { id }, body: { scope, change } });
      const verb = body.appointmentDate === base.appointmentDate ? 'updated' : 'moved';
      offerUndo(formatChanged(done.visits, verb), done.undoId);
      return done.appointment;
    },
    texts: isSeveral(record) ? { ...texts, update: { failed: texts.update.failed } } : texts,
    diff: (mine, latest) => diffAppointment(mine, latest, { times, dogs }),
    fieldNames: { appointmentDate: 'time' },
    draftExtras: () => ({ scope }),
    onDiscard: () => setScope('one'),
  });
  const { form, base } = dialog;
  const changesRepeat = canChangeRepeat(base);
  const repeatLimit = useSeriesLimitText(changesRepeat && !base?.repeat);

  return (
    <RecordDialog
      dialog={dialog}
      title={chooseTitle(props)}
      action={record ? 'Save' : 'Schedule'}
      className="hw-visitform"
    >
      {base?.repeat ? <ScopeChoice legend="What should change?" scope={scope} onScope={setScope} /> : null}
      <AppointmentFields form={form} dogs={dogs} changesRepeat={changesRepeat} repeatLimit={repeatLimit} />
    </RecordDialog>
  );
}

/** The dialog that schedules or edits an appointment. Mount a new instance each time the dialog opens. */
export function AppointmentDialog(props: AppointmentDialogProps) {
  const { open, onClose } = props;
  const { data: dogs, isError, error, isFetching, refetch } = useDogs();
  if (dogs && dogs.length > 0) return <AppointmentFormDialog {...props} dogs={dogs} />;
  return (
    <Dialog open={open} title={chooseTitle(props)} onClose={() => onClose()}>
      {dogs ? (
        <SmallEmpty
          icon={DogIcon}
          title="Add your dog first"
          text="An appointment is for one of your dogs."
          action={
            <div className="hw-visitform-nodog">
              <LinkButton to={profilePath} size="s">
                Add Dog Profile
              </LinkButton>
            </div>
          }
        />
      ) : isError ? (
        <LoadError what="Your dogs" error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <Loading height="card" label="Loading your dogs..." />
      )}
    </Dialog>
  );
}
