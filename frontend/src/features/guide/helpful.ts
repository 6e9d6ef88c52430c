import type { ArticleRating, guide } from '#shared/contract/guide.ts';
import { readJson, storageEntry, writeJson } from '../../platform/storage/storage.ts';

/** A copy, as importing the contract would exceed the script budget of static pages. The type checks the equality. */
const path: typeof guide.rateArticle.path = '/api/guide/articles/{id}/feedback';

/** The ratings of this browser by article. Their keys let a visitor's second rating replace the first. */
const ratingsEntry = storageEntry('visitor.article_ratings');

/** `helpful` is missing as long as no rating was saved. */
type StoredRating = { visitorKey: string; helpful?: boolean };

function readRatings(): Record<string, StoredRating | undefined> {
  const stored = readJson(ratingsEntry);
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, StoredRating>) : {};
}

function writeRating(articleId: string, rating: StoredRating): void {
  writeJson(ratingsEntry, { ...readRatings(), [articleId]: rating });
}

/** Returns how this browser has rated an article; undefined if it has not. */
export function readRating(articleId: string): boolean | undefined {
  return readRatings()[articleId]?.helpful;
}

/** Whether a rating was saved, and what to tell the reader. */
export interface RatingResult {
  isSaved: boolean;
  message: string;
}

const failed = "We couldn't save your answer. Please try again.";

/**
 * Saves the answer to "Was this helpful?". A second answer replaces the first one. Does not need React or zod, so static
 * pages can use it too. Never throws.
 */
export async function rateArticle(articleId: string, helpful: boolean): Promise<RatingResult> {
  // Stored before the request: if the response is lost, the next try has the same key and counts once.
  const visitorKey = readRatings()[articleId]?.visitorKey ?? crypto.randomUUID();
  writeRating(articleId, { ...readRatings()[articleId], visitorKey });
  const body: ArticleRating = { helpful, visitorKey };
  const response = await fetch(path.replace('{id}', encodeURIComponent(articleId)), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  if (!response)
    return {
      isSaved: false,
      message: "There's no connection, so we couldn't save your answer. Try again when you're online.",
    };
  if (response.status === 429) {
    return {
      isSaved: false,
      message: "That was a lot of answers at once, so we didn't save this one. Try again in a minute.",
    };
  }
  if (!response.ok) return { isSaved: false, message: failed };
  writeRating(articleId, { visitorKey, helpful });
  return { isSaved: true, message: 'Thanks!' };
}
