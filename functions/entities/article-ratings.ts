import { tableEntity } from '#functions/core/data/entity.ts';

/**
 * Whether an article helped an owner or a visitor. An owner's ratings are in the owner's partition, so that they are
 * deleted with the account. Visitors are anonymous: each browser generates a random key per article.
 */
export const ArticleRatings = tableEntity('articleRating', '${rater}', 'article-rating#${articleId}', {
  /** `owner#<id>` or `visitor#<key>`. */
  rater: { type: 'string', required: true },
  articleId: { type: 'string', required: true },
  helpful: { type: 'boolean', required: true },
  /** Epoch seconds. Only visitors' ratings expire. The counts do not change when a rating expires. */
  expiresAt: { type: 'number' },
});

/**
 * How many owners and visitors found each article helpful, and how many unhelpful. One Query reads the counts of all
 * articles.
 */
export const ArticleRatingCounts = tableEntity('articleRatingCount', 'article-rating-counts', '${articleId}', {
  articleId: { type: 'string', required: true },
  helpful: { type: 'number' },
  unhelpful: { type: 'number' },
});
