import { idempotencyKeyHeader } from '#shared/session.ts';

/** Sends a request of a demo owner. A new session of the response is used from then on. */
export type DemoCall = (operation: { method: string; path: string }, body?: object, key?: string) => Promise<Response>;

/** Returns a function that calls the public API as one owner. */
export function openDemoSession({ url, siteOrigin }: { url: string; siteOrigin: string }): DemoCall {
  let cookie = '';
  return async (operation, body, key) => {
    const response = await fetch(`${url}${operation.path}`, {
      method: operation.method,
      headers: {
        origin: siteOrigin,
        cookie,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key ? { [idempotencyKeyHeader]: key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const session = response.headers.getSetCookie()[0]?.split(';')[0];
    if (session) cookie = session;
    return response;
  };
}

/**
 * Returns the body of a successful response.
 * @throws Error for another response
 */
export async function readDemoBody(response: Response): Promise<unknown> {
  if (response.ok) return response.json();
  throw new Error(`${new URL(response.url).pathname} returned ${response.status}: ${await response.text()}`);
}
