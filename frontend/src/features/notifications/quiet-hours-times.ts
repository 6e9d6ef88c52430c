/** Lists every quarter hour of a day, as `HH:MM`. */
export function listQuarterHours(): string[] {
  return Array.from({ length: 96 }, (_, quarter) => {
    const [hours, minutes] = [Math.floor(quarter / 4), (quarter % 4) * 15];
    return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
  });
}

/** Formats a local time: "9:30 PM" for `21:30`. */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Formats the name of a time zone: "Central Time". */
export function formatZoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
