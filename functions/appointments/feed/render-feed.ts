import { createHash } from 'node:crypto';
import type { FeedContent } from '#functions/appointments/feed/feed-content.ts';

/** How many texts are kept. Each one has at most 4 MB. */
const maxTexts = 8;

/** The texts of feeds by the version of their content, those that were used last at the end. */
const texts = new Map<string, string>();

/** Calculates the version of a feed: a hash of all that its text depends on. */
function calculateVersion(name: string, { series, rows, dogNames, ...period }: FeedContent): string {
  const items: Record<string, unknown>[] = [...series, ...rows];
  // DynamoDB returns the attributes of a row in any order, so the values are sorted by name.
  const names = [...new Set(items.flatMap(Object.keys))].sort();
  const values = items.map((item) => names.map((each) => item[each]));
  const all = JSON.stringify([name, period, [...dogNames], series.length, names, values]);
  return createHash('sha256').update(all).digest('base64url');
}

/**
 * Renders a feed. Calendar programs read a feed often, and it seldom changes, so the text of each version is kept.
 * @param content undefined for an empty feed
 */
export async function renderFeed(name: string, content: FeedContent | undefined): Promise<string> {
  if (!content) return render(name, content);
  const version = calculateVersion(name, content);
  const text = texts.get(version) ?? (await render(name, content));
  texts.delete(version);
  texts.set(version, text);
  for (const oldest of [...texts.keys()].slice(0, -maxTexts)) texts.delete(oldest);
  return text;
}

async function render(name: string, content: FeedContent | undefined): Promise<string> {
  // The libraries are imported on first use, because they would slow down each cold start.
  const [{ buildEvents }, { renderCalendar }] = await Promise.all([
    import('#functions/appointments/feed/feed-events.ts'),
    import('#functions/appointments/feed/icalendar.ts'),
  ]);
  return renderCalendar(name, content ? buildEvents(content) : []);
}
