import type { ExerciseActivity } from '#shared/contract/exercise-plans.ts';

const center = 150;
const radius = 132;
const round = 2 * Math.PI * radius;
const minuteMs = 60_000;

/** Without a plan, the ring is full after an hour. */
const usualMinutes = 60;

/** Returns the point of the ring, or at another distance from its center, at a share from 0 to 1, clockwise from the top. */
function findPoint(share: number, distance = radius) {
  const angle = share * 2 * Math.PI - Math.PI / 2;
  return { x: (center + distance * Math.cos(angle)).toFixed(1), y: (center + distance * Math.sin(angle)).toFixed(1) };
}

type WalkRingProps = { walkedMs: number; activities: readonly ExerciseActivity[] };

/** The time of a walk as a ring, with a tick where a step of the plan ends. The clock in it has the time as text. */
export function WalkRing({ walkedMs, activities }: WalkRingProps) {
  const total = activities.reduce((sum, { duration }) => sum + duration, 0) || usualMinutes;
  const share = Math.min(1, walkedMs / minuteMs / total);
  const tip = findPoint(share);
  let minutes = 0;
  const ends = activities.slice(0, -1).map(({ duration }) => {
    minutes += duration;
    return minutes / total;
  });
  return (
    <svg className="hw-walk-ring" viewBox="0 0 300 300" aria-hidden="true" focusable="false">
      <circle className="hw-walk-track" cx={center} cy={center} r={radius} />
      {share > 0 ? (
        <circle
          className="hw-walk-value"
          cx={center}
          cy={center}
          r={radius}
          strokeDasharray={`${(share * round).toFixed(1)} ${round.toFixed(1)}`}
          transform={`rotate(-90 ${center} ${center})`}
        />
      ) : null}
      {ends.map((end) => {
        const [inner, outer] = [findPoint(end, radius - 10), findPoint(end, radius + 10)];
        return <line key={end} className="hw-walk-tick" x1={inner.x} y1={inner.y} x2={outer.x} y2={outer.y} />;
      })}
      <circle className="hw-walk-tip" cx={tip.x} cy={tip.y} r="11" />
    </svg>
  );
}
