/** Returns the host of a web address, such as "example.com". */
export function findHost(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
}
