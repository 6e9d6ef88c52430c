import { useEffect, useEffectEvent, useState } from 'react';
import type { Appointment } from '#shared/contract/appointments.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { readDraft, removeDraft } from '../../platform/storage/drafts.ts';
import { AppointmentDraft } from './appointment-form.ts';

/** The open dialog and its appointment; no appointment when scheduling one. */
interface DialogState {
  open: 'form' | 'delete' | null;
  visit?: Appointment | undefined;
  dogId?: string | undefined;
  title?: string | undefined;
  /** The draft to restore, if the form was interrupted. */
  draft?: AppointmentDraft | undefined;
  /** Incremented at each opening, to mount a new form. */
  opening: number;
}

interface CalendarDialogsOptions {
  /** The appointments of the shown month; undefined while they load. */
  visits: readonly Appointment[] | undefined;
  /** Whether the URL asks for the form, for which dog, and with which title. */
  booking: { dogId: string | undefined; title: string | undefined } | undefined;
  /** Where the focus goes if a dialog closes and the button that opened it is gone. */
  focusFallback: () => void;
}

/** Opens and closes the calendar's dialogs. A form that was interrupted, or that the URL asks for, opens by itself. */
export function useCalendarDialogs({ visits, booking, focusFallback }: CalendarDialogsOptions) {
  const [dialog, setDialog] = useState<DialogState>({ open: null, opening: 0 });
  const show = (next: Omit<DialogState, 'opening'>) => setDialog(({ opening }) => ({ ...next, opening: opening + 1 }));

  const { id: ownerId } = useUser();
  const resume = useEffectEvent(() => {
    // The form that the URL asks for may have opened before the appointments arrived.
    if (dialog.open) return;
    const draft = readDraft('appointment', ownerId, AppointmentDraft);
    removeDraft('appointment');
    const visit = visits?.find(({ id }) => id === draft?.visit?.id);
    if (draft && (visit || !draft.visit)) show({ open: 'form', visit, draft });
    else if (booking) show({ open: 'form', ...booking });
  });
  const isLoaded = visits !== undefined;
  const isBooking = booking !== undefined;
  useEffect(() => {
    if (isLoaded || isBooking) resume();
  }, [isLoaded, isBooking]);

  const restoreFocus = useEffectEvent(() => {
    // A closed dialog keeps the focus until its animation ends.
    const focused = document.activeElement;
    if (focused === document.body || focused?.closest('dialog:not([open])')) focusFallback();
  });
  useEffect(() => {
    if (dialog.opening > 0 && dialog.open === null) restoreFocus();
  }, [dialog]);

  return {
    dialog,
    schedule: () => show({ open: 'form' }),
    edit: (visit: Appointment) => show({ open: 'form', visit }),
    remove: (visit: Appointment) => show({ open: 'delete', visit }),
    // The appointment stays set until the closing animation ends.
    close: () => setDialog((shown) => ({ ...shown, open: null })),
  };
}
