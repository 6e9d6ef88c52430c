import { addDays, localDate } from '#shared/calendar.ts';
import { formatDate } from '../../lib/format.ts';

/** Formats an instant: "today at 9:42 AM", "yesterday at 9:42 AM", or "on November 19 at 9:42 AM". */
export function describeMoment(instant: string, now: Date, timeZone: string): string {
  const moment = new Date(instant);
  const [day, today] = [localDate(moment, timeZone), localDate(now, timeZone)];
  const time = moment.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  if (day === today) return `today at ${time}`;
  if (day === addDays(today, -1)) return `yesterday at ${time}`;
  return `on ${formatDate(day, { month: 'long', day: 'numeric' })} at ${time}`;
}
