import type { OperationTexts } from '../../lib/texts.ts';

/** Toasts of the calendar feed, by operation. */
export const feedTexts = {
  rotateFeed: {
    succeeded: 'Your calendar has a new address',
    failed: "The address wasn't replaced. Please try again.",
  },
} as const satisfies Record<string, OperationTexts>;

/** Makes the address for programs that subscribe to a calendar when they open it. */
export function toWebcalAddress(url: string): string {
  return url.replace(/^https?:/, 'webcal:');
}

/** Makes the address of Google Calendar's page that subscribes to a feed. */
export function toGoogleAddress(url: string): string {
  return `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(toWebcalAddress(url))}`;
}

/** Whether other devices cannot reach the site, because it runs on this computer. */
export function isLocal(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1';
}
