import { classes } from '../classes.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

type SkeletonProps = {
  /**
   * The kind of element: `line` is text, `title` a heading, `circle` an avatar, `control` a button or field, `block` a
   * picture or chart.
   */
  shape?: 'line' | 'title' | 'circle' | 'control' | 'block';
  width?: 'full' | 'long' | 'half' | 'short';
};

/** A gray placeholder for one element that is loading. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return (
    <span className={classes('hw-skeleton', `hw-skeleton--${shape}`, `hw-skeleton--${width}`)} aria-hidden="true" />
  );
}

/**
 * The placeholder of a card that is loading. It reserves the space at once and becomes visible after 200 ms, so that
 * nothing flashes if the response is fast.
 */
export function SkeletonCard({
  lines = 2,
  avatar = true,
  control = true,
  label = 'Loading...',
}: {
  lines?: number;
  avatar?: boolean;
  control?: boolean;
  label?: string;
}) {
  return (
    <div className="hw-card hw-skeleton-card">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className="hw-skeleton-head">
        {avatar ? <Skeleton shape="circle" /> : null}
        <div className="hw-skeleton-lines">
          <Skeleton shape="title" width="half" />
          {Array.from({ length: lines }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other key.
            <Skeleton key={line} width={line === lines - 1 ? 'long' : 'full'} />
          ))}
        </div>
      </div>
      {control ? <Skeleton shape="control" /> : null}
    </div>
  );
}
