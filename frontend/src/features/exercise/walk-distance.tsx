import { Locate, WifiOff } from 'lucide-react';
import { useReached } from '../../platform/lists/use-saved.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { formatMiles } from './texts.ts';
import { useAskForPosition } from './use-distance.ts';
import { toMiles, type Walk } from './walk.ts';
import { writeWalk } from './walk-store.ts';

/** Formats the meters of a walk as miles. */
export function formatWalked(meters: number): string {
  return formatMiles(toMiles(meters) ?? 0);
}

/** The distance so far, or a button that starts measuring it, and what is kept of it. */
export function Distance({ walk }: { walk: Walk }) {
  const isReached = useReached();
  const { status, ask } = useAskForPosition(() => writeWalk({ ...walk, meters: walk.meters ?? 0 }));
  if (!isReached) {
    return (
      <p className="hw-walk-note hw-small">
        <Icon of={WifiOff} size="s" />
        No signal. The walk is safe on this device.
      </p>
    );
  }
  if (walk.meters !== null || status === 'refused') {
    return (
      <p className="hw-walk-note hw-small">
        <Icon of={Locate} size="s" />
        {status === 'refused'
          ? "Your browser doesn't share your position with us. The time still counts."
          : 'Only the distance is kept, never the route.'}
      </p>
    );
  }
  return (
    <button
      type="button"
      className="hw-walk-measure hw-small"
      disabled={status === 'asking'}
      onClick={() => void ask()}
    >
      <Icon of={Locate} size="s" />
      Measure the distance. The route is never kept.
    </button>
  );
}
