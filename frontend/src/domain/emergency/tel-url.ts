/** The address that calls a phone number. */
export function toTelUrl(number: string): string {
  return `tel:${number.replaceAll(/[^\d+]/g, '')}`;
}
