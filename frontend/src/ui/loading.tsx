/** The wait of a whole screen or region: the words in the middle of a reserved height, so that nothing jumps. */
export function Loading({
  label = 'Loading...',
  height = 'screen',
}: {
  label?: string;
  height?: 'screen' | 'card' | 'row';
}) {
  return (
    <p className={`hw-loading hw-loading--${height}`} role="status">
      <span>{label}</span>
    </p>
  );
}
