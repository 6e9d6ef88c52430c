import { Pencil, Trash2 } from 'lucide-react';
import { localDate } from '#shared/calendar.ts';
import type { Review } from '#shared/contract/place-fields.ts';
import { thumbnailPath } from '#shared/photo-paths.ts';
import { formatDate } from '../../lib/format.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Avatar } from '../../ui/dog-art/avatar.tsx';
import { Stars } from './stars.tsx';

/** The photos of a review or a check-in. Each links to the whole photo. */
export function PhotoStrip({ photos, by }: { photos: readonly string[]; by: string }) {
  if (photos.length === 0) return null;
  return (
    <ul className="hw-place-photos">
      {photos.map((photo, at) => (
        <li key={photo}>
          <a href={photo} target="_blank" rel="noreferrer">
            <img
              src={thumbnailPath(photo)}
              alt={`${at + 1} of ${photos.length} by ${by} (opens in a new tab)`}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

type ReviewItemProps = { review: Review; onEdit: () => void; onDelete: () => void };

function ReviewItem({ review, onEdit, onDelete }: ReviewItemProps) {
  const { timeZone } = useUser();
  const { authorName, isOwn, rating, title, review: text, recommendedFor, visitDate, photos, createdAt } = review;
  const day = visitDate ?? localDate(new Date(createdAt), timeZone);
  return (
    <li className="hw-place-review">
      <div className="hw-place-review-head">
        <Avatar name={authorName} size="s" />
        <div>
          <p className="hw-small">
            <b>{isOwn ? 'You' : authorName}</b>{' '}
            <span className="hw-mute">
              {visitDate ? 'Visited ' : ''}
              {formatDate(day, { dateStyle: 'medium' })}
            </span>
          </p>
          <Stars rating={rating} />
        </div>
      </div>
      {title ? <h3 className="hw-row-title">{title}</h3> : null}
      {text ? <p className="hw-place-review-text">{text}</p> : null}
      {recommendedFor ? <p className="hw-small hw-soft">Good for: {recommendedFor}</p> : null}
      <PhotoStrip photos={photos} by={authorName} />
      {isOwn ? (
        <div className="hw-place-review-actions">
          <Button variation="quiet" size="s" icon={Pencil} aria-haspopup="dialog" onClick={onEdit}>
            Edit review
          </Button>
          <Button variation="quiet" size="s" icon={Trash2} onClick={onDelete}>
            Delete review
          </Button>
        </div>
      ) : null}
    </li>
  );
}

type ReviewListProps = { reviews: readonly Review[]; onEdit: () => void; onDelete: () => void };

/** The reviews of a place. The owner's own has buttons. */
export function ReviewList({ reviews, onEdit, onDelete }: ReviewListProps) {
  return (
    <ul className="hw-reviews">
      {reviews.map((review) => (
        <ReviewItem key={review.userId} review={review} onEdit={onEdit} onDelete={onDelete} />
      ))}
    </ul>
  );
}
