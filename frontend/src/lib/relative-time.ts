/** Formats how long ago a timestamp was, in minutes, hours or days: "5m ago". A future timestamp becomes "0m ago". */
export function formatRelativeTime(timestamp: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - new Date(timestamp).getTime()) / 60_000));
  if (minutes < 60) return `${minutes}m ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours}h ago` : `${Math.floor(hours / 24)}d ago`;
}
