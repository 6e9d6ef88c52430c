import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';

/** The skeleton of `DayCard` with one appointment. */
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

/** The skeleton of `NextCard`. */
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
