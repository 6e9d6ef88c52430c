import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';

/** The skeleton of the selected day with one appointment. */
export function DayCardSkeleton() {
  return (
    <div className="hw-card hw-skeleton-card" role="status">
      <VisuallyHidden>Loading your appointments...</VisuallyHidden>
      <Skeleton shape="title" width="half" />
      <Skeleton width="short" />
      <Skeleton width="long" />
      <Skeleton shape="control" />
    </div>
  );
}

/** The skeleton of the next three appointments. */
export function NextCardSkeleton() {
  return (
    <div className="hw-card hw-skeleton-card">
      <Skeleton shape="title" width="half" />
      <Skeleton width="long" />
      <Skeleton width="long" />
      <Skeleton width="long" />
    </div>
  );
}
