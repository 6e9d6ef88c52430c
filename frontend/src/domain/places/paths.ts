/** The screen with dog-friendly places. */
export const placesPath = '/locations';
