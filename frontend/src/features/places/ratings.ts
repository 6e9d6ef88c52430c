/** The number of reviews, their mean, and the number of reviews with 1, 2, 3, 4 and 5 stars. */
export interface Ratings {
  count: number;
  mean: number;
  starCounts: readonly number[];
}

/**
 * Summarizes the ratings of a place.
 * @param without a rating to leave out, such as that of a review whose deletion can still be undone
 */
export function summarizeRatings(starCounts: readonly number[], without?: number): Ratings {
  const counts = starCounts.map((count, at) => (at + 1 === without ? Math.max(0, count - 1) : count));
  const count = counts.reduce((sum, each) => sum + each, 0);
  const stars = counts.reduce((sum, each, at) => sum + each * (at + 1), 0);
  return { count, mean: count === 0 ? 0 : stars / count, starCounts: counts };
}
