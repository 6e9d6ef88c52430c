/** Exercise plans, log and places. */
export const exercisePath = '/exercise';

/** The exercise log. */
export const exerciseLogPath = `${exercisePath}?tab=log`;

/** The places tab of the exercise screen. */
export const exercisePlacesPath = `${exercisePath}?tab=places`;
