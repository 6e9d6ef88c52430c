/** The calendar screen. */
export const calendarPath = '/calendar';

/**
 * Returns the path of the calendar with the form for a new appointment open, filled in with the dog, the title and the
 * vet if passed.
 */
export function linkToNewAppointment(dogId?: string, title?: string, vet?: string): string {
  const about = title ? `&title=${encodeURIComponent(title)}` : '';
  const at = vet ? `&vet=${encodeURIComponent(vet)}` : '';
  return `${calendarPath}?book=true${dogId ? `&dog=${dogId}` : ''}${about}${at}`;
}

/**
 * Returns the path of the calendar on a day.
 * @param date the local date, `YYYY-MM-DD`
 */
export function linkToDay(date: string): string {
  return `${calendarPath}?date=${date}`;
}
