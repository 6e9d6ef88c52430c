import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';

/** Reserves the space of the list while the articles load. */
export function GuideSkeleton() {
  return (
    <div className="hw-guide-skeleton" role="status">
      <VisuallyHidden>Loading the care guide...</VisuallyHidden>
      <div className="hw-stack hw-stack--wide">
        <Skeleton shape="title" width="short" />
        {Array.from({ length: 8 }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other key.
          <Skeleton key={line} width={line % 3 === 1 ? 'half' : 'long'} />
        ))}
      </div>
    </div>
  );
}
