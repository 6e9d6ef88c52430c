import { useState } from 'react';
import { type Appointment, appointments, type Scope } from '#shared/contract/appointments.ts';
import { appointmentList } from '../../domain/appointments/use-appointments.ts';
import { useDeleteRecord } from '../../platform/lists/use-delete-record.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import type { DialogState } from '../../ui/overlays/use-dialog-state.ts';
import { ScopeChoice } from './scope-choice.tsx';
import { appointmentTexts, shortenTitle } from './texts.ts';

/** Asks for confirmation, then deletes a visit or all upcoming visits of its series. */
export function DeleteVisit({ state: { open, subject: visit, close } }: { state: DialogState<Appointment> }) {
  const [scope, setScope] = useState<Scope>('one');
  const remove = useDeleteRecord(appointmentList, {
    mutationFn: ({ id }, call) => call(appointments.deleteAppointment, { params: { id }, query: { scope } }),
    texts: appointmentTexts.deleteAppointment,
  });
  if (!visit) return null;

  return (
    <ConfirmDialog
      open={open}
      title={`Delete ${shortenTitle(visit)}?`}
      text="This removes it from your calendar and from calendars that sync with it. You can't undo this."
      action={scope === 'all' ? 'Delete all upcoming' : 'Delete'}
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
