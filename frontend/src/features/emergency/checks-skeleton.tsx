import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';

/** Holds the place of the two checks while they load. It is prerendered. */
export function ChecksSkeleton() {
  return (
    <>
      <div className="hw-card hw-checks-skeleton" role="status">
        <VisuallyHidden>Loading the check...</VisuallyHidden>
        <div className="hw-stack">
          <Skeleton shape="title" width="half" />
          <Skeleton shape="block" />
          <Skeleton shape="control" />
        </div>
      </div>
      <div className="hw-card hw-checks-skeleton">
        <div className="hw-stack">
          <Skeleton shape="title" width="half" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </div>
      </div>
    </>
  );
}
