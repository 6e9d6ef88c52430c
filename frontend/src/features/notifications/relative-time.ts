/** How long ago an instant was: minutes below 60, then hours below 24, then days. A clock that runs ahead reads as now. */
export function relativeTime(timestamp: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - new Date(timestamp).getTime()) / 60_000));
  if (minutes < 60) return `${minutes}m ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours}h ago` : `${Math.floor(hours / 24)}d ago`;
}
