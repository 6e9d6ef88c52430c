import { localDate } from '#shared/calendar.ts';
import { formatDate } from '../../lib/format.ts';
import { formatRelativeTime } from '../../lib/relative-time.ts';

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** Formats when something was written: "just now", "5h ago" within a day, then "Nov 19", and in another year "Nov 19, 2025". */
export function formatPostTime(timestamp: string, now: Date, timeZone: string): string {
  const written = new Date(timestamp);
  const age = now.getTime() - written.getTime();
  if (age < minuteMs) return 'just now';
  if (age < dayMs) return formatRelativeTime(timestamp, now);
  const [day, today] = [localDate(written, timeZone), localDate(now, timeZone)];
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return formatDate(day, isThisYear ? { month: 'short', day: 'numeric' } : { dateStyle: 'medium' });
}
