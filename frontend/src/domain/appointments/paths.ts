/** The calendar. */
export const calendarPath = '/calendar';

/** The calendar with its appointment form open, for a dog and with a title if they are passed. */
export function linkToBooking(dogId?: string, title?: string): string {
  const about = title ? `&title=${encodeURIComponent(title)}` : '';
  return `${calendarPath}?book=true${dogId ? `&dog=${dogId}` : ''}${about}`;
}

/** A day of the calendar, `YYYY-MM-DD`. */
export function linkToDay(date: string): string {
  return `${calendarPath}?date=${date}`;
}
