import * as z from 'zod/mini';
import { Id } from '#shared/contract/fields.ts';
import { defineOperation } from '#shared/contract/operation.ts';

/** The answer to "Was this helpful?" below an article. */
export const ArticleRating = z.strictObject({
  helpful: z.boolean('Please choose yes or no'),
  /**
   * A random key that the visitor's browser makes for this article. A second rating with the same key replaces the
   * first. Ignored for owners, who have one rating per article.
   */
  visitorKey: z.optional(Id),
});
export type ArticleRating = z.output<typeof ArticleRating>;

/** The operations of the care guide. Its articles are part of the site. */
export const guide = {
  rateArticle: defineOperation({
    method: 'POST',
    path: '/api/guide/articles/{id}/feedback',
    summary:
      'Counts whether an article was helpful. A repeat counts once, and a changed answer replaces the former one. No ' +
      'account is needed.',
    access: 'public',
    params: z.strictObject({ id: Id }),
    body: ArticleRating,
    fails: ['articleNotFound', 'rateLimited'],
  }),
};
