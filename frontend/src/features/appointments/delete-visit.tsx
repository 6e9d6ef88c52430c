import { useState } from 'react';
import { type Appointment, appointments, type Scope } from '#shared/contract/appointments.ts';
import { useAppointmentCache } from '../../domain/appointments/use-appointments.ts';
import { CallError } from '../../lib/call-errors.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { appointmentTexts, shortTitle } from './texts.ts';

function isDeleted(error: unknown): boolean {
  return error instanceof CallError && error.code === 'appointmentNotFound';
}

type DeleteVisitProps = {
  open: boolean;
  visit: Appointment | undefined;
  onClose: () => void;
};

/**
 * Asks for confirmation, then deletes a visit, or every upcoming one of its series. The visit disappears at once and
 * returns after an error.
 */
export function DeleteVisit({ open, visit, onClose }: DeleteVisitProps) {
  const cache = useAppointmentCache();
  const [scope, setScope] = useState<Scope>('one');
  const remove = useApiMutation({
    mutationFn: async ({ id }: Appointment, call) => {
      const restore = await cache.hide(id);
      try {
        await call(appointments.deleteAppointment, { params: { id }, query: { scope } });
      } catch (error) {
        if (isDeleted(error)) return;
        restore();
        throw error;
      } finally {
        void cache.refresh();
      }
    },
    texts: appointmentTexts.deleteAppointment,
  });
  if (!visit) return null;

  return (
    <ConfirmDialog
      open={open}
      title={`Delete ${shortTitle(visit)}?`}
      text="This removes it from your calendar and from calendars that sync with it. You can't undo this."
      action={scope === 'all' ? 'Delete all upcoming' : 'Delete'}
      danger
      onConfirm={() => {
        onClose();
        void remove.mutate(visit);
      }}
      onClose={onClose}
    >
      {visit.repeat ? <ScopeChoice legend="What should be deleted?" scope={scope} onScope={setScope} /> : null}
    </ConfirmDialog>
  );
}
