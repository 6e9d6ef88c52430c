import { type Appointment, type AppointmentChange, appointments, type Scope } from '#shared/contract/appointments.ts';
import { appointmentList, useAppointmentCache } from '../../domain/appointments/use-appointments.ts';
import { CallError } from '../../lib/call-errors.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { replaceRow } from '../../platform/lists/list-cache.ts';
import { useListMutation } from '../../platform/lists/use-list-mutation.ts';
import { toastError } from '../../platform/session/sign-in.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { appointmentTexts, formatChanged } from './texts.ts';
import { useUndo } from './use-undo.ts';

/**
 * Builds the request body that changes only the fields in `changes`. The server rejects the request if `visit` is not
 * the latest version.
 */
export function toChange(visit: Appointment, changes: Partial<AppointmentChange> = {}): AppointmentChange {
  const { dogId, title, description, vetName, appointmentDate, duration, status, repeat, updatedAt } = visit;
  return { dogId, title, description, vetName, appointmentDate, duration, status, repeat, updatedAt, ...changes };
}

interface VisitChange {
  visit: Appointment;
  changes: Pick<Partial<AppointmentChange>, 'status' | 'appointmentDate'>;
  /** The toast's title after a success. */
  done: string;
  /** The changes that the toast's Undo button makes. Without them, the toast has no such button. */
  undo?: VisitChange['changes'];
}

/** Explains why the change of a visit failed; undefined if there is no specific explanation. */
function describeError(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return undefined;
  if (error.code === 'staleVersion') return 'It was changed elsewhere. The latest version is shown now.';
  return error.fields.appointmentDate;
}

/** Shows why the change of a visit failed. Returns false if there is no specific explanation. */
function showError(error: unknown): boolean {
  const detail = describeError(error);
  if (detail) toastError({ title: appointmentTexts.updateAppointment.failed, detail, signedOut: false });
  return detail !== undefined;
}

/** The scopes that apply to several visits of a series. */
export type SeriesScope = Exclude<Scope, 'one'>;

/** Moves several visits of a series. A toast says how many, and offers Undo. */
function useSeriesMove() {
  const { refresh } = useAppointmentCache();
  const offerUndo = useUndo();
  return useApiMutation({
    mutationFn: ({ visit, to, scope }: { visit: Appointment; to: string; scope: SeriesScope }, call) => {
      const change = toChange(visit, { appointmentDate: to });
      return call(appointments.changeVisits, { params: { id: visit.id }, body: { scope, change } });
    },
    texts: { failed: appointmentTexts.updateAppointment.failed },
    onSuccess: async ({ visits, undoId }) => {
      await refresh();
      offerUndo(formatChanged(visits, 'moved'), undoId);
    },
    onError: (error) => {
      void refresh();
      return showError(error);
    },
  });
}

/** Returns functions that change the status or the time of a visit. A new status is an optimistic update. */
export function useVisitChanges() {
  const { mutate, isPending } = useListMutation(appointmentList, {
    update: (visits, { visit, changes: { status = visit.status } }: VisitChange) =>
      replaceRow(visits, { ...visit, status }),
    mutationFn: ({ visit, changes }, call) =>
      call(appointments.updateAppointment, {
        params: { id: visit.id },
        query: { scope: 'one' },
        body: toChange(visit, changes),
      }),
    texts: { failed: appointmentTexts.updateAppointment.failed },
    onSuccess: (saved, { done, undo }) => {
      const takeBack = (changes: VisitChange['changes']) => change({ visit: saved, changes, done: 'Undone' });
      toast({ title: done, ...(undo && { action: { label: 'Undo', onPress: () => void takeBack(undo) } }) });
    },
    onError: showError,
  });
  const change = (wanted: VisitChange) => mutate(wanted);
  const several = useSeriesMove();

  return {
    isPending: isPending || several.isPending,
    complete: (visit: Appointment) => change({ visit, changes: { status: 'completed' }, done: 'Visit completed' }),
    cancel: (visit: Appointment) =>
      change({ visit, changes: { status: 'cancelled' }, done: 'Visit cancelled', undo: { status: 'scheduled' } }),
    restore: (visit: Appointment) => change({ visit, changes: { status: 'scheduled' }, done: 'Visit restored' }),
    /** @param to the local date and time, `YYYY-MM-DDTHH:mm` */
    move: (visit: Appointment, to: string, done: string) =>
      change({
        visit,
        changes: { appointmentDate: to },
        done,
        undo: { appointmentDate: visit.appointmentDate },
      }),
    /** Moves this and the following visits of a series, or all. */
    moveSeveral: (visit: Appointment, to: string, scope: SeriesScope) => several.mutate({ visit, to, scope }),
  };
}
