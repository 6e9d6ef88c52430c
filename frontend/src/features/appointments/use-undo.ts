import { appointments } from '#shared/contract/appointments.ts';
import { useAppointmentCache } from '../../domain/appointments/use-appointments.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { appointmentTexts } from './texts.ts';

/** Returns a function that shows a toast about a change, with a button that undoes the change. */
export function useUndo() {
  const { refresh } = useAppointmentCache();
  const { mutate } = useApiMutation<string>({
    mutationFn: (undoId, call) => call(appointments.undoChange, { params: { undoId } }),
    texts: appointmentTexts.undoChange,
    onSuccess: refresh,
  });
  return (title: string, undoId: string) =>
    toast({ tone: 'success', title, action: { label: 'Undo', onPress: () => void mutate(undoId) } });
}
