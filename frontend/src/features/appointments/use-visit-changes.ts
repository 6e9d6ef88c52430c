import { type Appointment, type AppointmentChange, appointments } from '#shared/contract/appointments.ts';
import { appointmentList } from '../../domain/appointments/use-appointments.ts';
import { CallError } from '../../lib/call-errors.ts';
import { replaceRow } from '../../platform/lists/list-cache.ts';
import { useListMutation } from '../../platform/lists/use-list-mutation.ts';
import { toastError } from '../../platform/session/sign-in.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { appointmentTexts } from './texts.ts';

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

/** Returns functions that change the status or the time of one visit. A new status is an optimistic update. */
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
    onError: (error) => {
      const detail = describeError(error);
      if (detail) toastError({ title: appointmentTexts.updateAppointment.failed, detail, signedOut: false });
      return detail !== undefined;
    },
  });
  const change = (wanted: VisitChange) => mutate(wanted);

  return {
    isPending,
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
  };
}
