import { readAllContent } from '#functions/appointments/feed/feed-content.ts';
import { renderFeed } from '#functions/appointments/feed/render-feed.ts';

/** Renders a calendar of all visits of an owner, for the owner to keep. */
export async function renderOwnCalendar(ownerId: string): Promise<string> {
  return renderFeed('Houndwell', await readAllContent(ownerId));
}
