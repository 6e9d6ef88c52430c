/** The calendar screen. */
export const calendarPath = '/calendar';

/**
 * Returns the path of the calendar with the form for a new appointment open, filled in with the dog and title if
 * passed.
 */
export function linkToNewAppointment(dogId?: string, title?: string): string {
  const about = title ? `&title=${encodeURIComponent(title)}` : '';
  return `${calendarPath}?book=true${dogId ? `&dog=${dogId}` : ''}${about}`;
}

/**
 * Returns the path of the calendar on a day.
 * @param date the local date, `YYYY-MM-DD`
 */
export function linkToDay(date: string): string {
  return `${calendarPath}?date=${date}`;
}
