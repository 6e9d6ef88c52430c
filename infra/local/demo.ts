import { join } from 'node:path';
import { keep, readKept } from '#infra/local/kept-file.ts';
import { account } from '#shared/contract/account.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { idempotencyKeyHeader } from '#shared/session.ts';

/** How anybody can sign in to a fresh local start. */
export const demoSignIn = { email: 'demo@houndwell.example', password: 'good-dog-demo' } as const;

const demoDogs = [
  { name: 'Biscuit', breed: 'Golden Retriever', age: 3.5, weight: 64 },
  { name: 'Olive', breed: 'French Bulldog', age: 6.2, weight: 24 },
] as const;

export interface DemoSurroundings {
  /** Where the API answers. */
  url: string;
  /** The site that the calls come from. */
  siteOrigin: string;
  dataDir: string;
}

/**
 * Makes the demo owner and dogs through the public API, once for a data folder: what a visitor changes or deletes later
 * stays so. Half-made by a start that was cut off, it is finished by the next.
 * @throws when the API refuses a step
 */
export async function createDemo({ url, siteOrigin, dataDir }: DemoSurroundings): Promise<void> {
  const done = join(dataDir, 'demo.json');
  if (readKept(done) !== undefined) return;

  let cookie = '';
  const call = async (operation: { method: string; path: string }, body?: object, key?: string) => {
    const answer = await fetch(`${url}${operation.path}`, {
      method: operation.method,
      headers: {
        origin: siteOrigin,
        cookie,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key ? { [idempotencyKeyHeader]: key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const session = answer.headers.getSetCookie()[0]?.split(';')[0];
    if (session) cookie = session;
    return answer;
  };
  const demand = async (answer: Response): Promise<unknown> => {
    if (!answer.ok)
      throw new Error(`${new URL(answer.url).pathname} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };

  const registered = await call(account.register, { name: 'Demo Owner', ...demoSignIn });
  if (registered.status === 409) await demand(await call(account.login, demoSignIn));
  else await demand(registered);
  const present = (await demand(await call(dogs.listDogs))) as { name: string }[];
  for (const dog of demoDogs) {
    if (present.some(({ name }) => name === dog.name)) continue;
    await demand(await call(dogs.createDog, dog, `demo-${dog.name.toLowerCase()}`));
  }
  keep(done, { email: demoSignIn.email });
}
