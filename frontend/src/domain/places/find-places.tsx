/** Dog-friendly places nearby. */
export function FindPlaces() {
  return <h2>Find places</h2>;
}
