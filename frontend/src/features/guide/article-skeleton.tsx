import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';

/** Reserves the space of an article while it loads. */
export function ArticleSkeleton() {
  return (
    <div className="hw-guide-skeleton" role="status">
      <VisuallyHidden>Loading the article...</VisuallyHidden>
      <div className="hw-stack">
        <Skeleton shape="block" />
        <Skeleton shape="title" width="short" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="long" />
      </div>
    </div>
  );
}
