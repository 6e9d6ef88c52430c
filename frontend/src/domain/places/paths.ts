/** Dog-friendly places. */
export const placesPath = '/locations';
