const ends2027 = ['02-28', '03-31', '04-30', '05-31', '06-30', '07-31', '08-31', '09-30', '10-31', '11-30', '12-31'];

/** The ends of months after January 31, 2027 that a monthly plan is renewed on, with February 29. */
export const monthEnds = [...ends2027.map((end) => `2027-${end}`), '2028-01-31', '2028-02-29'];

/** Lists a day of each month, from a month of 2027 to March 2028. */
export function listMonths(day: string, from: number): string[] {
  return Array.from({ length: 16 - from }, (_, index) => {
    const month = from + index;
    return month > 12
      ? `2028-${String(month - 12).padStart(2, '0')}-${day}`
      : `2027-${String(month).padStart(2, '0')}-${day}`;
  });
}
