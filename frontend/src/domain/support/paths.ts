/** The support screen. */
export const supportPath = '/support';

/** Returns the path of one of the owner's requests. */
export function linkToRequest(id: string): string {
  return `${supportPath}?request=${id}`;
}
