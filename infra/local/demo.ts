import type { State } from '#infra/local/state.ts';
import { account } from '#shared/contract/account.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { idempotencyKeyHeader } from '#shared/session.ts';

/** The demo owner's credentials. */
export const demoSignIn = { email: 'demo@houndwell.example', password: 'good-dog-demo' } as const;

const demoDogs = [
  { name: 'Biscuit', breed: 'Golden Retriever', age: 3.5, weight: 64 },
  { name: 'Olive', breed: 'French Bulldog', age: 6.2, weight: 24 },
] as const;

export interface DemoOptions {
  /** The URL of the API. */
  url: string;
  /** The origin of the calls. */
  siteOrigin: string;
  state: State;
}

const stateName = 'demoCreated';

/**
 * Creates the demo owner and dogs through the public API, once for each data folder: later changes and deletions stay.
 * If a start was interrupted, the next one completes the demo.
 * @throws when the API rejects a call
 */
export async function createDemo({ url, siteOrigin, state }: DemoOptions): Promise<void> {
  if (state.read(stateName)) return;

  let cookie = '';
  const call = async (operation: { method: string; path: string }, body?: object, key?: string) => {
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
  const succeeded = async (response: Response): Promise<unknown> => {
    if (response.ok) return response.json();
    throw new Error(`${new URL(response.url).pathname} returned ${response.status}: ${await response.text()}`);
  };

  const registered = await call(account.register, { name: 'Demo Owner', ...demoSignIn });
  if (registered.status === 409) await succeeded(await call(account.login, demoSignIn));
  else await succeeded(registered);
  const existing = (await succeeded(await call(dogs.listDogs))) as { name: string }[];
  for (const dog of demoDogs) {
    if (existing.some(({ name }) => name === dog.name)) continue;
    await succeeded(await call(dogs.createDog, dog, `demo-${dog.name.toLowerCase()}`));
  }
  state.write(stateName, true);
}
