import type { ReactNode } from 'react';
import type { PlaceType } from '#shared/places.ts';
import './place-scene.css';

/** Drawn scenes of places, one for each type. They are only decoration. */

function Tree({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path className="hw-scene-line" d="M0 22V2" />
      <path
        className="hw-scene-tree hw-scene-outline"
        d="M0-22C10-22 14-14 13-7C18-3 16 8 7 8H-7C-16 8-18-3-13-7C-14-14-10-22 0-22Z"
      />
    </g>
  );
}

function Shape({ fill, d }: { fill: string; d: string }) {
  return <path className={`hw-scene-${fill} hw-scene-outline`} d={d} />;
}

const awning =
  'M12 26H84L88 42C88 47 78 47 78 42C78 47 68 47 68 42C68 47 58 47 58 42C58 47 48 47 48 42C48 47 38 47 38 42C38 47 28 47 28 42C28 47 18 47 18 42C18 47 8 47 8 42Z';

/** What stands on the ground, in a box of 96 x 96 whose ground is at y = 80. */
const subjects: Readonly<Record<PlaceType, ReactNode>> = {
  dog_park: (
    <>
      <Tree x={70} y={46} size={1.3} />
      <path className="hw-scene-line" d="M0 60H96M0 70H96" />
      {[2, 20, 38, 56, 74].map((x) => (
        <Shape key={x} fill="wall" d={`M${x + 4} 80V54L${x + 9} 49L${x + 14} 54V80Z`} />
      ))}
    </>
  ),
  walking_trail: (
    <>
      <Tree x={22} y={58} size={1} />
      <Tree x={78} y={54} size={1.2} />
      <path
        className="hw-scene-path"
        d="M30 96C28 84 62 80 60 71C58 64 47 64 51 57L56 57C55 63 68 64 69 72C70 82 46 86 58 96Z"
      />
    </>
  ),
  beach: (
    <>
      <path className="hw-scene-line" d="M60 46V84M60 22V18" />
      <Shape
        fill="awning"
        d="M34 48C36 30 48 22 60 22C72 22 84 30 86 48C80 43 74 43 69 48C65 43 55 43 51 48C46 43 40 43 34 48Z"
      />
    </>
  ),
  cafe: (
    <>
      <Shape fill="wall" d="M17 34H79V80H17Z" />
      <Shape fill="window" d="M26 48H50V68H26Z" />
      <Shape fill="door" d="M58 80V50H72V80Z" />
      <Shape fill="awning" d={awning} />
    </>
  ),
  store: (
    <>
      <Shape fill="wall" d="M17 34H79V80H17Z" />
      <Shape fill="window" d="M42 50H72V68H42Z" />
      <Shape fill="door" d="M22 80V50H36V80Z" />
      <Shape fill="pine" d={awning} />
    </>
  ),
  vet: (
    <>
      <Shape fill="pine" d="M10 44L48 20L86 44Z" />
      <Shape fill="wall" d="M17 44H79V80H17Z" />
      <Shape fill="door" d="M40 80V58H56V80Z" />
      <Shape fill="window" d="M23 54H34V66H23ZM62 54H73V66H62Z" />
      <path className="hw-scene-cross" d="M48 27V39M42 33H54" />
    </>
  ),
  grooming: (
    <>
      <Shape fill="plank" d="M12 40L48 22L84 40V44H12Z" />
      <Shape fill="wall" d="M17 44H79V80H17Z" />
      <Shape fill="window" d="M24 52H52V70H24Z" />
      <Shape fill="door" d="M59 80V54H72V80Z" />
      <path className="hw-scene-line" d="M31 66C31 58 45 58 45 66M38 57V54" />
    </>
  ),
  hotel: (
    <>
      <Tree x={84} y={60} size={0.9} />
      <Shape fill="wall" d="M12 30H70V80H12Z" />
      <Shape fill="awning" d="M8 30V20H74V30Z" />
      <Shape fill="window" d="M19 38H30V49H19ZM36 38H47V49H36ZM53 38H64V49H53ZM19 57H30V68H19ZM53 57H64V68H53Z" />
      <Shape fill="door" d="M35 80V59H48V80Z" />
    </>
  ),
};

/** What is behind and below a subject, in a box of 96 x 96. */
function SmallGround({ type }: { type: PlaceType }) {
  if (type === 'beach')
    return (
      <>
        <path className="hw-scene-far" d="M0 44C30 36 60 40 96 42V60H0Z" />
        <path className="hw-scene-water" d="M0 50H96V80H0Z" />
        <path className="hw-scene-path" d="M0 72C26 64 58 84 96 74V96H0Z" />
        <path className="hw-scene-wave" d="M10 60H24M34 66H46M76 58H88" />
      </>
    );
  if (type === 'dog_park' || type === 'walking_trail')
    return (
      <>
        <path className="hw-scene-far" d="M0 50C18 40 36 44 54 50S84 48 96 40V96H0Z" />
        <path className="hw-scene-near" d="M0 62C26 56 52 60 96 56V96H0Z" />
      </>
    );
  return (
    <>
      <path className="hw-scene-ground" d="M0 80H96V96H0Z" />
      <path className="hw-scene-line" d="M6 80H90" />
    </>
  );
}

/** The small square scene of a compact row. */
export function PlaceThumbnail({ type }: { type: PlaceType }) {
  return (
    <svg className="hw-scene" viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <path className="hw-scene-sky" d="M0 0H96V96H0Z" />
      <SmallGround type={type} />
      {subjects[type]}
    </svg>
  );
}

function Hills() {
  return (
    <>
      <path className="hw-scene-sky" d="M0 0H800V300H0Z" />
      <path className="hw-scene-far" d="M0 142C110 96 210 120 330 132S600 92 800 126V300H0Z" />
      <path
        className="hw-scene-wood"
        d="M0 176C10 158 34 156 44 168C54 148 84 150 92 164C104 146 136 150 142 168C156 154 182 158 188 174
        C204 164 222 170 226 184C300 198 520 198 574 182C582 164 604 162 614 172C622 152 652 150 664 164C676 146 708 150 714 168C728 154 752 156 760 170C772 160 790 162 800 170V300H0Z"
      />
    </>
  );
}

const posts = [226, 308, 395, 482, 564];

/** A bridge over a creek. */
function Bridge() {
  return (
    <>
      <path className="hw-scene-water" d="M0 240H800V300H0Z" />
      <path className="hw-scene-wave" d="M300 274H340M372 286H430M462 272H496M520 288H548" />
      <path className="hw-scene-near" d="M0 212C90 202 170 208 222 232C252 248 262 276 272 300H0Z" />
      <path className="hw-scene-near" d="M800 206C710 198 632 208 582 232C554 248 544 276 534 300H800Z" />
      <Shape fill="plank" d="M286 236H298V300H286ZM394 236H406V300H394ZM502 236H514V300H502Z" />
      <path className="hw-scene-line" d="M232 184H568M232 204H568" />
      <Shape fill="plank" d={posts.map((x) => `M${x} 172H${x + 10}V228H${x}Z`).join('')} />
      <Shape fill="plank" d="M190 226H610V240H190Z" />
    </>
  );
}

function Shore() {
  return (
    <>
      <path className="hw-scene-water" d="M0 168H800V260H0Z" />
      <path className="hw-scene-wave" d="M80 196H140M210 214H262M330 190H372M520 206H596M660 190H700" />
      <path className="hw-scene-path" d="M0 236C180 206 420 262 800 222V300H0Z" />
      <g transform="translate(430 66) scale(2.3)">{subjects.beach}</g>
    </>
  );
}

function Fence() {
  return (
    <>
      <path className="hw-scene-near" d="M0 214C200 196 520 208 800 196V300H0Z" />
      <path className="hw-scene-line" d="M0 222H800M0 246H800" />
      {Array.from({ length: 20 }, (_, at) => at * 42 - 8).map((x) => (
        <Shape key={x} fill="wall" d={`M${x} 272V210L${x + 12} 198L${x + 24} 210V272Z`} />
      ))}
    </>
  );
}

function Street({ type }: { type: PlaceType }) {
  return (
    <>
      <path className="hw-scene-near" d="M0 214C200 200 520 206 800 200V300H0Z" />
      <path className="hw-scene-ground" d="M0 252H800V300H0Z" />
      <g transform="translate(278 42) scale(2.625)">{subjects[type]}</g>
      <path className="hw-scene-line" d="M120 252H680" />
    </>
  );
}

function Foreground({ type }: { type: PlaceType }) {
  if (type === 'walking_trail') return <Bridge />;
  if (type === 'beach') return <Shore />;
  return type === 'dog_park' ? <Fence /> : <Street type={type} />;
}

/** The wide scene of the selected row and of a place's screen. `children` are drawn on top, in a box of 800 x 300. */
export function PlaceScene({ type, children }: { type: PlaceType; children?: ReactNode }) {
  return (
    <svg
      className="hw-scene"
      viewBox="0 0 800 300"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <Hills />
      {type === 'beach' ? null : <Tree x={92} y={190} size={1.7} />}
      <Foreground type={type} />
      {type === 'beach' ? null : (
        <>
          <Tree x={706} y={184} size={1.9} />
          <Tree x={760} y={206} size={1.3} />
        </>
      )}
      {children}
    </svg>
  );
}
