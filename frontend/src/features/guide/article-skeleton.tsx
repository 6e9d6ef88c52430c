import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';

/**
 * Reserves the space of an article while it loads.
 * @param isBlank whether to show nothing, because the title above may still become longer
 */
export function ArticleSkeleton({ isBlank = false }: { isBlank?: boolean }) {
  return (
    <div className="hw-guide-skeleton" role="status">
      <VisuallyHidden>Loading the article...</VisuallyHidden>
      {isBlank ? null : (
        <div className="hw-stack">
          <Skeleton width="half" />
          <Skeleton shape="title" />
          <Skeleton shape="title" />
          <Skeleton shape="title" width="long" />
          <Skeleton shape="block" />
        </div>
      )}
    </div>
  );
}
