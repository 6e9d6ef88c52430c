const minuteMs = 60_000;

/** Formats how long ago something was: "now", "38 min", "2 h" or "3 d". */
export function formatAge(instant: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(instant)) / minuteMs);
  if (minutes < 1) return 'now';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}
