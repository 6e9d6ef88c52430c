import type { Repeat } from '#shared/contract/appointment-times.ts';
import type { Appointment } from '#shared/contract/appointments.ts';
import { formatDate, truncate } from '../../lib/format.ts';
import type { OperationTexts } from '../../lib/texts.ts';

/** Toasts about the outcome of operations on appointments. */
export const appointmentTexts = {
  createAppointment: { succeeded: 'Appointment scheduled', failed: 'Error: Failed to schedule appointment' },
  updateAppointment: { succeeded: 'Appointment updated', failed: 'Error: Failed to update appointment' },
  deleteAppointment: { succeeded: 'Appointment deleted', failed: 'Error: Failed to delete appointment' },
  undoChange: { succeeded: 'Undone', failed: "Couldn't undo this" },
} as const satisfies Record<string, OperationTexts>;

/** The texts of the dialog that schedules and edits appointments. */
export const appointmentDialogTexts = {
  create: appointmentTexts.createAppointment,
  update: appointmentTexts.updateAppointment,
  deleted: 'This appointment has been deleted.',
} as const;

/** Shown next to the choice between one visit and the whole series. */
export const pastStays = 'Past visits stay as they are.';

/**
 * Formats how many visits of a series were changed: "6 visits moved".
 * @param visits null for a series without an end
 */
export function formatChanged(visits: number | null, verb: 'moved' | 'updated' | 'deleted'): string {
  if (visits === null) return `Visits ${verb}`;
  return `${visits} ${visits === 1 ? 'visit' : 'visits'} ${verb}`;
}

/** Maximum length of an appointment's title inside a dialog's title, in characters. */
const maxTitleLength = 40;

/** Shortens an appointment's title for the title of a dialog. */
export function shortenTitle({ title }: Pick<Appointment, 'title'>): string {
  return truncate(title, maxTitleLength);
}

/** Formats how often a visit repeats: "Every 2 weeks until December 1, 2027". */
export function formatRepeat({ every, unit, until }: Repeat): string {
  const interval = every === 1 ? `Every ${unit}` : `Every ${every} ${unit}s`;
  return until ? `${interval} until ${formatDate(until)}` : interval;
}
