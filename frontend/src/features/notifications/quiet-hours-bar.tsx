import type { QuietHours } from '#shared/contract/notification-preferences.ts';

const width = 336;
const dayMinutes = 24 * 60;

/** The bar starts at 6 PM, so that a night is in one piece. */
const firstMinute = 18 * 60;

function toX(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (((hours * 60 + minutes - firstMinute + dayMinutes) % dayMinutes) * width) / dayMinutes;
}

const marks = [
  ['18:00', '6 PM'],
  ['00:00', '12 AM'],
  ['06:00', '6 AM'],
  ['12:00', '12 PM'],
] as const;

/** Draws quiet hours on a bar of 24 hours. Hidden from screen readers, because the fields below have the same times. */
export function QuietHoursBar({ start, end }: QuietHours) {
  const [from, to] = [toX(start), toX(end)];
  // Quiet hours that contain 6 PM are at both ends of the bar.
  const pieces =
    from < to
      ? [[from, to]]
      : [
          [0, to],
          [from, width],
        ];
  return (
    <svg className="hw-quiet-bar" viewBox={`0 0 ${width} 40`} aria-hidden="true">
      <rect className="hw-quiet-bar-day" x="0" y="4" width={width} height="14" rx="7" />
      {pieces.map(([x1 = 0, x2 = 0]) => (
        <rect key={x1} className="hw-quiet-bar-quiet" x={x1} y="4" width={Math.max(x2 - x1, 0)} height="14" rx="7" />
      ))}
      {marks.map(([time, label]) => (
        <text key={time} x={toX(time)} y="36">
          {label}
        </text>
      ))}
    </svg>
  );
}
