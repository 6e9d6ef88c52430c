import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';

/** The space of a tab that is loading: the panel, and a card below it. */
export function TabSkeleton({ label = 'Loading...' }: { label?: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className="hw-ex-panel hw-ex-panel--waiting hw-field" />
      <div className="hw-card hw-ex-over hw-skeleton-card">
        <Skeleton shape="title" width="half" />
        <Skeleton shape="block" />
      </div>
    </div>
  );
}
