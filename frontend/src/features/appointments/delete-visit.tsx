import { useState } from 'react';
import { type Appointment, appointments, type Scope } from '#shared/contract/appointments.ts';
import { appointmentList } from '../../domain/appointments/use-appointments.ts';
import { isMissing } from '../../platform/lists/list-cache.ts';
import { useListMutation } from '../../platform/lists/use-list-mutation.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import type { DialogState } from '../../ui/overlays/use-dialog-state.ts';
import { ScopeChoice } from './scope-choice.tsx';
import { appointmentTexts, formatChanged, shortenTitle } from './texts.ts';
import { useUndo } from './use-undo.ts';

const actions: Record<Scope, string> = { one: 'Delete', following: 'Delete these visits', all: 'Delete all visits' };

/** Asks for confirmation, then deletes a visit, or several visits of its series. A toast offers Undo. */
export function DeleteVisit({ state: { open, subject: visit, close } }: { state: DialogState<Appointment> }) {
  const [scope, setScope] = useState<Scope>('one');
  const offerUndo = useUndo();
  const remove = useListMutation<Appointment, Appointment, void>(appointmentList, {
    update: (rows, { id }) => rows.filter((row) => row.id !== id),
    mutationFn: async ({ id }, call) => {
      try {
        const { visits, undoId } = await call(appointments.deleteVisits, { params: { id }, body: { scope } });
        offerUndo(
          scope === 'one' ? appointmentTexts.deleteAppointment.succeeded : formatChanged(visits, 'deleted'),
          undoId,
        );
      } catch (error) {
        // A visit that was deleted elsewhere counts as deleted.
        if (!isMissing(appointmentList, error)) throw error;
      }
    },
    texts: { failed: appointmentTexts.deleteAppointment.failed },
  });
  if (!visit) return null;

  return (
    <ConfirmDialog
      open={open}
      title={`Delete ${shortenTitle(visit)}?`}
      text="This removes it from your calendar and from calendars that sync with it."
      action={actions[scope]}
      danger
      onConfirm={() => {
        close();
        void remove.mutate(visit);
      }}
      onClose={close}
    >
      {visit.repeat ? <ScopeChoice legend="What should be deleted?" scope={scope} onScope={setScope} /> : null}
    </ConfirmDialog>
  );
}
