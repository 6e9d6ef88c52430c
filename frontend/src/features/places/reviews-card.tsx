import { useQuery } from '@tanstack/react-query';
import { MessageSquare, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { PlaceDetail, Review } from '#shared/contract/place-fields.ts';
import { places } from '#shared/contract/places.ts';
import { formatRating } from '../../domain/places/describe-place.ts';
import { toPlaceKey } from '../../domain/places/use-places.ts';
import { callPage } from '../../lib/call.ts';
import { focusScreen } from '../../lib/screen-ready.ts';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SmallEmpty } from '../../ui/feedback/small-empty.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { LazyDialog } from '../../ui/overlays/lazy-dialog.tsx';
import { useDialogState } from '../../ui/overlays/use-dialog-state.ts';
import { useFocusFallback } from '../../ui/overlays/use-focus-fallback.ts';
import { type Ratings, summarizeRatings } from './ratings.ts';
import { ReviewList } from './review-list.tsx';
import { useDeleteReview } from './use-delete-review.ts';

/** Loaded on demand, because it includes form fields. */
const ReviewDialog = lazyComponent(async () => (await import('./review-dialog.tsx')).ReviewDialog);

function countReviews(count: number): string {
  return `${count} ${count === 1 ? 'review' : 'reviews'}`;
}

/** The mean, and how many reviews have how many stars. */
function Summary({ ratings: { count, mean, starCounts } }: { ratings: Ratings }) {
  return (
    <div className="hw-place-sum">
      <p className="hw-place-score">
        {formatRating(mean)}
        <span>{countReviews(count)}</span>
      </p>
      <ol className="hw-place-histogram" reversed>
        {[5, 4, 3, 2, 1].map((stars) => {
          const each = starCounts[stars - 1] ?? 0;
          return (
            <li key={stars} className="hw-number">
              <span className="hw-hidden">{`${stars} ${stars === 1 ? 'star' : 'stars'}: ${countReviews(each)}`}</span>
              <span aria-hidden="true">{stars}</span>
              <svg aria-hidden="true" focusable="false">
                <rect className="hw-place-track" width="100%" height="8" />
                <rect className="hw-place-bar" width={`${count ? (100 * each) / count : 0}%`} height="8" />
              </svg>
              <span aria-hidden="true" className="hw-mute">
                {each}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Reads all reviews of a place, page by page. */
function useAllReviews(id: string, enabled: boolean) {
  return useQuery({
    queryKey: [...toPlaceKey(id), 'reviews'],
    queryFn: async ({ signal }) => {
      const all: Review[] = [];
      let cursor: string | undefined;
      do {
        const page = await callPage(places.listReviews, { params: { id }, query: { limit: 100, cursor } }, { signal });
        all.push(...page.rows);
        cursor = page.nextCursor;
      } while (cursor);
      return all;
    },
    enabled,
  });
}

/** The owner's own review first, which is current even if the list is not yet. */
function orderReviews(reviews: readonly Review[], own: Review | null): Review[] {
  return [...(own ? [own] : []), ...reviews.filter(({ isOwn }) => !isOwn)];
}

/** The reviews of a place, with the owner's own, which they can write, edit and delete. */
export function ReviewsCard({ place }: { place: PlaceDetail }) {
  const dialog = useDialogState();
  const deletion = useDeleteReview(place);
  const [showsAll, setShowsAll] = useState(false);
  const all = useAllReviews(place.id, showsAll);
  const own = deletion.isHidden ? null : place.ownReview;
  const ratings = summarizeRatings(place.starCounts, deletion.isHidden ? place.ownReview?.rating : undefined);
  const reviews = orderReviews(all.data ?? place.reviews, own);
  useFocusFallback({ isOpen: dialog.open, isGone: deletion.isHidden, focus: focusScreen });
  return (
    <Card
      className="hw-place-reviews"
      title="Reviews"
      action={
        own ? null : (
          <Button variation="outline" size="s" icon={Pencil} aria-haspopup="dialog" onClick={() => dialog.show()}>
            Write a review
          </Button>
        )
      }
    >
      {ratings.count > 0 ? <Summary ratings={ratings} /> : null}
      {reviews.length > 0 ? (
        <ReviewList reviews={reviews} onEdit={() => dialog.show()} onDelete={deletion.remove} />
      ) : (
        <SmallEmpty icon={MessageSquare} title="No reviews yet" text="Be the first to tell others how it is here." />
      )}
      {!all.data && ratings.count > reviews.length ? (
        <Button variation="quiet" full busy={all.isFetching} onClick={() => setShowsAll(true)}>
          Show all {countReviews(ratings.count)}
        </Button>
      ) : null}
      <LazyDialog state={dialog}>
        {(_, { open, onClose }) => (
          <ReviewDialog
            key={dialog.opening}
            open={open}
            onClose={onClose}
            place={place}
            review={place.ownReview && !deletion.isHidden ? place.ownReview : undefined}
          />
        )}
      </LazyDialog>
    </Card>
  );
}
