/** The leash from the timer to the dog. It is slack while the walk is paused. */
const leashes = {
  phone: {
    viewBox: '0 0 390 250',
    running: 'M304 8 C350 66 250 106 312 178',
    paused: 'M304 8 C320 80 206 76 208 146 C209 192 256 200 285 170',
  },
  desktop: {
    viewBox: '0 0 1040 320',
    running: 'M240 224 C320 318 610 322 716 232 C764 190 772 150 834 150 C880 150 898 178 909 222',
    paused: 'M240 224 C320 318 560 330 690 300 C790 276 850 250 890 214',
  },
};

/** The leash from the timer to the dog, in one of its two layouts. */
export function Leash({ size, isRunning }: { size: keyof typeof leashes; isRunning: boolean }) {
  const { viewBox, running, paused } = leashes[size];
  return (
    <svg
      className={`hw-walk-leash hw-walk-leash--${size}`}
      viewBox={viewBox}
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <path d={isRunning ? running : paused} />
    </svg>
  );
}
