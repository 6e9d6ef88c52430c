/** The screen with dog-friendly places. */
export const placesPath = '/locations';

/** Returns the path of one place's screen. */
export function linkToPlace(id: string): string {
  return `${placesPath}/${id}`;
}
