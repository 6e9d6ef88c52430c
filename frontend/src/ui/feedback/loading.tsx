/** The loading state of a screen or region. It reserves height, to avoid a layout shift. */
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
