import type { OperationTexts } from '../../lib/texts.ts';

/** Toasts about the outcome of operations on activities and plans. */
export const exerciseTexts = {
  createLog: { succeeded: 'Activity logged', failed: 'Failed to log exercise. Please try again.' },
  updateLog: { succeeded: 'Activity updated', failed: 'Failed to update the activity. Please try again.' },
  deleteLog: { succeeded: 'Activity deleted', failed: 'Failed to delete the activity. Please try again.' },
  generatePlan: {
    succeeded: 'Your plan is ready',
    failed: 'Failed to generate exercise plan. Please try again.',
  },
  savePlan: { succeeded: 'Plan saved', failed: 'Failed to save the plan. Please try again.' },
  deletePlan: { succeeded: 'Plan deleted', failed: 'Failed to delete the plan. Please try again.' },
} as const satisfies Record<string, OperationTexts>;

/** The texts of the dialog that logs and edits activities. */
export const logDialogTexts = {
  create: exerciseTexts.createLog,
  update: exerciseTexts.updateLog,
  deleted: 'This activity has been deleted.',
} as const;

/** Formats a number of minutes: "1 minute", "30 minutes". */
export function formatMinutes(minutes: number): string {
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

/** Formats a distance in miles: "1 mile", "1.4 miles". */
export function formatMiles(miles: number): string {
  const rounded = Math.round(miles * 10) / 10;
  return `${rounded} ${rounded === 1 ? 'mile' : 'miles'}`;
}

/** Joins names: "Rex", "Rex and Bo", "Rex, Bo and Ada". */
export function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
