import { type FormEvent, useMemo, useState } from 'react';
import { type Appointment, type AppointmentForm, appointments, type Scope } from '#shared/contract/appointments.ts';
import type { Dog } from '#shared/contract/dogs.ts';
import { useAppointmentCache } from '../../domain/appointments/use-appointments.ts';
import { CallError } from '../../lib/call-errors.ts';
import { now } from '../../lib/now.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { useFormDraft } from '../../platform/forms/use-form-draft.ts';
import { useZodForm } from '../../platform/forms/use-zod-form.ts';
import { useUser } from '../../platform/session/use-user.ts';
import type { Conflict } from '../../ui/overlays/conflict-notice.tsx';
import {
  AppointmentDraft,
  appointmentFormSchema,
  fieldNames,
  isChanged,
  newTyped,
  type TypedAppointment,
  typedFrom,
} from './appointment-form.ts';
import { localTimes, suggestedStart } from './local-times.ts';
import { appointmentTexts, deletedMessage } from './texts.ts';

export interface AppointmentDialogOptions {
  open: boolean;
  /** The appointment to edit; undefined to schedule one. */
  visit: Appointment | undefined;
  /** The day of a new appointment, and its dog and title if they are known. */
  date: string;
  dogId: string | undefined;
  title: string | undefined;
  /** The draft to restore, if the dialog was interrupted. */
  draft: AppointmentDraft | undefined;
  /** Called with the appointment to show, if one was saved. */
  onClose: (saved?: Appointment) => void;
}

function firstValues(options: AppointmentDialogOptions, dogs: readonly Dog[], user: ReturnType<typeof useUser>) {
  const { visit, date, dogId, title } = options;
  if (visit) return typedFrom(visit, localTimes(user.timeZone));
  const chosen = dogs.some(({ id }) => id === dogId) ? dogId : dogs.length === 1 ? dogs[0]?.id : undefined;
  return newTyped({
    ...suggestedStart(date, now(), user.timeZone),
    dogId: chosen ?? '',
    title: title ?? '',
    vetName: user.vetName ?? '',
  });
}

/** The state of one opening of the appointment dialog. */
export function useAppointmentDialog(options: AppointmentDialogOptions & { dogs: readonly Dog[] }) {
  const { open, visit, draft: restored, dogs, onClose } = options;
  const cache = useAppointmentCache();
  const user = useUser();
  const times = useMemo(() => localTimes(user.timeZone), [user.timeZone]);
  // The version that is being edited, also after an interruption. Changes saved since then are a conflict.
  const [base, setBase] = useState(visit && { ...visit, updatedAt: restored?.visit?.updatedAt ?? visit.updatedAt });
  const [before, setBefore] = useState<TypedAppointment>(() => firstValues(options, dogs, user));
  const [scope, setScope] = useState<Scope>(restored?.scope ?? 'one');
  const [conflict, setConflict] = useState<Conflict<Appointment>>();
  const texts = base ? appointmentTexts.updateAppointment : appointmentTexts.createAppointment;
  const isSeries = Boolean(base?.repeat);
  const changesRepeat = isSeries ? scope === 'all' : (base?.status ?? 'scheduled') === 'scheduled';

  const form = useZodForm(appointmentFormSchema({ visit: base, times, changesRepeat }), {
    defaultValues: before,
    restored: restored?.typed,
  });
  const isUnsaved = isChanged(form.watch(), before) || Boolean(restored);
  const draft = useFormDraft('appointment', AppointmentDraft, () => {
    if (!open || !isUnsaved) return undefined;
    const version = base ? { id: base.id, updatedAt: base.updatedAt } : null;
    return { visit: version, typed: form.getValues(), scope };
  });

  const onDeleted = () => {
    setConflict({ kind: 'deleted', message: deletedMessage });
    void cache.refresh();
  };

  const save = useApiMutation({
    mutationFn: async ({ values, over }: { values: AppointmentForm; over: Appointment | undefined }, call) => {
      if (!over) return call(appointments.createAppointment, { body: values });
      const { id, updatedAt } = over;
      const query = { scope: isSeries ? scope : ('one' as const) };
      return call(appointments.updateAppointment, { params: { id }, query, body: { ...values, updatedAt } });
    },
    texts,
    form,
    fieldNames,
    onSuccess: (saved) => {
      const isOne = !isSeries || scope === 'one';
      if (base && isOne) cache.put(saved);
      else void cache.refresh();
      // Of a changed series, the API returns the first upcoming visit, which may be on another day.
      onClose(isOne ? saved : undefined);
    },
    onError: (error) => {
      if (!(error instanceof CallError)) return false;
      if (error.code === 'staleVersion') setConflict({ kind: 'stale' });
      else if (error.code === 'appointmentNotFound') onDeleted();
      else return false;
      return true;
    },
    onSignedOut: draft.interrupt,
  });

  const compare = useApiMutation({
    mutationFn: (of: Appointment) => cache.readLatest(of),
    texts: { failed: texts.failed },
    onSuccess: (latest) => {
      if (latest) setConflict({ kind: 'compare', latest });
      else onDeleted();
    },
    onSignedOut: draft.interrupt,
  });

  const latest = conflict?.kind === 'compare' ? conflict.latest : undefined;
  const submitOver = (over: Appointment | undefined) => form.handleSubmit((values) => save.mutate({ values, over }));

  return {
    form,
    times,
    scope,
    setScope,
    isSeries,
    changesRepeat,
    conflict,
    isPending: save.isPending || compare.isPending,
    /** Whether closing would lose changes. Changes to a deleted appointment cannot be saved anyway. */
    isUnsaved: isUnsaved && conflict?.kind !== 'deleted',
    submit: (event: FormEvent) => submitOver(base)(event),
    compare: () => base && compare.mutate(base),
    /** Saves the form over the latest version. */
    keepMine: () => {
      setBase(latest);
      setConflict(undefined);
      return submitOver(latest)();
    },
    /** Fills the form with the latest version. */
    takeLatest: () => {
      if (!latest) return;
      const typed = typedFrom(latest, times);
      setBase(latest);
      setBefore(typed);
      setConflict(undefined);
      form.reset(typed);
      form.setFocus('title');
    },
  };
}
