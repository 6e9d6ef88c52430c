import type { OperationTexts } from '../../lib/texts.ts';

/** Toasts of the calendar feed, by operation. */
export const feedTexts = {
  rotateFeed: {
    succeeded: 'Your calendar has a new address',
    failed: "The address wasn't replaced. Please try again.",
  },
} as const satisfies Record<string, OperationTexts>;

/** Converts a feed's URL to the `webcal:` scheme, which makes calendar programs subscribe to the feed. */
export function toWebcalAddress(url: string): string {
  return url.replace(/^https?:/, 'webcal:');
}

/** Returns the URL of the Google Calendar page that subscribes to a feed. */
export function toGoogleCalendarUrl(url: string): string {
  return `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(toWebcalAddress(url))}`;
}

/** Whether the site runs on this computer, so that other devices cannot reach it. */
export function isLocal(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1';
}
