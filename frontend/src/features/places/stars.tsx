import { Star } from 'lucide-react';
import { Icon } from '../../ui/controls/icon.tsx';

const all = [1, 2, 3, 4, 5];

/** The stars of a review. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="hw-stars" role="img" aria-label={`${rating} of 5 stars`}>
      {all.map((star) => (
        <Icon key={star} of={Star} size="s" className={star <= rating ? 'hw-star--on' : undefined} />
      ))}
    </span>
  );
}
