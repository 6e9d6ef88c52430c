/** The exercise screen, with the tabs for plans, places and the log. */
export const exercisePath = '/exercise';

/** The log tab of the exercise screen. */
export const exerciseLogPath = `${exercisePath}?tab=log`;

/** The places tab of the exercise screen. */
export const exercisePlacesPath = `${exercisePath}?tab=places`;

/** The screen of the walk that is being timed. */
export const walkPath = `${exercisePath}/walk`;

/** The screen with the printable plan. */
export const printPlanPath = `${exercisePath}/print/plan`;

/** The screen with the printable report of a dog. */
export const printReportPath = `${exercisePath}/print/report`;

/** Returns the path that opens the form for a new activity, with these values filled in. */
export function linkToLogWalk({ dogId, minutes }: { dogId?: string | undefined; minutes?: number } = {}): string {
  const query = new URLSearchParams({ tab: 'log', log: 'true' });
  if (dogId) query.set('dog', dogId);
  if (minutes) query.set('minutes', String(minutes));
  return `${exercisePath}?${query}`;
}
