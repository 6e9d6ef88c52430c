/** The exercise screen, with the tabs for plans, the log and places. */
export const exercisePath = '/exercise';

/** The log tab of the exercise screen. */
export const exerciseLogPath = `${exercisePath}?tab=log`;

/** The places tab of the exercise screen. */
export const exercisePlacesPath = `${exercisePath}?tab=places`;
