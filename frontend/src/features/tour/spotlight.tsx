import { useRootMark } from '../../ui/use-root-mark.ts';
import { computeSpotlightShape, type Place } from './spotlight-shape.ts';

const radius = 14;

/** Returns a rectangle with rounded corners, as the `d` attribute of an SVG path. */
function drawRoundedRect({ x, y, width, height }: ReturnType<typeof computeSpotlightShape>): string {
  const r = Math.min(radius, width / 2, height / 2);
  const [across, down] = [width - 2 * r, height - 2 * r];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return [
    `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}`,
    `h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`,
  ].join('');
}

/** Dims the page except for the target. Ignores pointer events, because `useBlockedPage` blocks the page. */
export function Spotlight({ place }: { place: Place | null }) {
  useRootMark('data-spotlight');
  if (!place) return <div className="hw-spot-dim" aria-hidden="true" />;
  const outline = drawRoundedRect(computeSpotlightShape(place));
  return (
    <svg className="hw-spot" aria-hidden="true" focusable="false">
      <path
        className="hw-spot-shade"
        fillRule="evenodd"
        d={`M0 0h${place.window.width}v${place.window.height}h${-place.window.width}z${outline}`}
      />
      <path className="hw-spot-ring" d={outline} />
    </svg>
  );
}
