const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/**
 * Formats when a session was last used: "in the last hour", "5 hours ago", "yesterday". The server records a session's
 * use at most once an hour.
 */
export function formatLastSeen(at: string, now: Date): string {
  const ago = now.getTime() - new Date(at).getTime();
  if (!(ago >= hour)) return 'in the last hour';
  if (ago < day) return relative.format(-Math.floor(ago / hour), 'hour');
  return relative.format(-Math.floor(ago / day), 'day');
}

/** Formats a day: "Nov 21, 2026". `timeZone` is the owner's. */
export function formatDay(at: string, timeZone: string): string {
  return new Date(at).toLocaleDateString('en-US', { timeZone, year: 'numeric', month: 'short', day: 'numeric' });
}

/** Formats when a session began: "Nov 21, 1:05 PM". `timeZone` is the owner's. */
export function formatSignedIn(at: string, timeZone: string): string {
  return new Date(at).toLocaleString('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
}
