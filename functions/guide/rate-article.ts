import { epochSeconds } from '#functions/core/clock.ts';
import { put, transact, update } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { ArticleRatingCounts, ArticleRatings } from '#functions/entities/article-ratings.ts';

/** How long a visitor's rating is kept. Until then, the visitor can change the rating. */
const visitorSeconds = 365 * 24 * 3600;

/** The key of an owner's or a visitor's rating of an article. */
export interface RatingKey {
  rater: `owner#${string}` | `visitor#${string}`;
  articleId: string;
}

/** The error when a rating with this key exists. `helpful` is the existing rating. */
class AlreadyRated extends Error {
  readonly helpful: boolean;

  constructor(found: Record<string, unknown> | undefined) {
    super('The article was already rated.');
    this.helpful = found?.helpful === true;
  }
}

/**
 * Rates an article. Repeating a rating changes nothing, and changing a rating adjusts both counts, so that the counts
 * are exact after retries and concurrent calls.
 */
export function rateArticle(key: RatingKey, helpful: boolean): Promise<void> {
  return retryOnConflict(async () => {
    try {
      await addRating(key, helpful);
    } catch (error) {
      if (!(error instanceof AlreadyRated)) throw error;
      if (error.helpful !== helpful) await changeRating(key, helpful);
    }
  });
}

function addRating(key: RatingKey, helpful: boolean): Promise<void> {
  const expiresAt = key.rater.startsWith('visitor#') ? epochSeconds() + visitorSeconds : undefined;
  const rating = ArticleRatings.create({ ...key, helpful, expiresAt }).params();
  const counts = ArticleRatingCounts.update({ articleId: key.articleId })
    .add(helpful ? { helpful: 1 } : { unhelpful: 1 })
    .params();
  return transact([
    put(rating, (found) => new AlreadyRated(found)),
    update(counts),
    emitEvent('ArticleRated', { articleId: key.articleId, helpful }),
  ]);
}

/** Replaces the opposite rating. @throws VersionConflict if another call has replaced it */
function changeRating(key: RatingKey, helpful: boolean): Promise<void> {
  const rating = ArticleRatings.patch(key)
    .set({ helpful })
    .where((row, { eq }) => eq(row.helpful, !helpful))
    .params();
  const counts = ArticleRatingCounts.update({ articleId: key.articleId })
    .add(helpful ? { helpful: 1, unhelpful: -1 } : { helpful: -1, unhelpful: 1 })
    .params();
  return transact([
    update(rating, () => new VersionConflict()),
    update(counts),
    emitEvent('ArticleRated', { articleId: key.articleId, helpful }),
  ]);
}
