import { classes } from './classes.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type SkeletonProps = {
  /** line = text, title = a heading, circle = an avatar, control = a button or field, block = a picture or chart. */
  shape?: 'line' | 'title' | 'circle' | 'control' | 'block';
  width?: 'full' | 'long' | 'half' | 'short';
};

/** One grey part of a layout that is on its way. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return (
    <span className={classes('hw-skeleton', `hw-skeleton--${shape}`, `hw-skeleton--${width}`)} aria-hidden="true" />
  );
}

/**
 * A card that is on its way, in the heights of a real one. It shows after 200 ms, so that a quick answer never flashes;
 * its place is kept from the start.
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
            // biome-ignore lint/suspicious/noArrayIndexKey: grey lines have no other name.
            <Skeleton key={line} width={line === lines - 1 ? 'long' : 'full'} />
          ))}
        </div>
      </div>
      {control ? <Skeleton shape="control" /> : null}
    </div>
  );
}
