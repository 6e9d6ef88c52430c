/** The address that calls a phone number. */
export function telephone(number: string): string {
  return `tel:${number.replaceAll(/[^\d+]/g, '')}`;
}
