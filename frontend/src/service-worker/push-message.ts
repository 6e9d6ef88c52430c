/** A message that the service worker shows. */
export interface PushMessage {
  title: string;
  body: string;
  /** The path of our page that a tap opens. */
  path: string;
  /** A later message with the same tag replaces this one. */
  tag: string;
}

/** Browsers require that every message is shown, also one that cannot be read. */
const unreadable: PushMessage = {
  title: 'Houndwell',
  body: 'There is something new for you.',
  path: '/',
  tag: 'unreadable',
};

/** Reads the payload of a push message. */
export function readMessage(json: string | undefined): PushMessage {
  try {
    const { title, body, path, tag } = JSON.parse(json ?? '') as Partial<PushMessage>;
    if (typeof title !== 'string' || !title) return unreadable;
    return { title, body: String(body ?? ''), path: String(path ?? '/'), tag: String(tag ?? title) };
  } catch {
    return unreadable;
  }
}

/** Returns the URL of a path of our site. Anything else leads to the start page. */
export function toOwnUrl(path: unknown, origin: string): string {
  const url = typeof path === 'string' && path.startsWith('/') && URL.canParse(path, origin) && new URL(path, origin);
  return url && url.origin === origin ? url.href : `${origin}/`;
}
