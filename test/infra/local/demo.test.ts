import { expect, onTestFinished, test } from 'vitest';
import { createDemo, demoSignIn } from '#infra/local/demo.ts';
import { sendText } from '#infra/local/http/website.ts';
import { type Runtime, startRuntime } from '#infra/local/runtime.ts';
import { readSettings } from '#infra/local/settings.ts';
import type { Appointment } from '#shared/contract/appointments.ts';
import type { Post } from '#shared/contract/forum-fields.ts';
import { temporaryFolder } from '#test/infra/local/emulator-fixture.ts';

/** The real Lambdas on the emulators, without the site. */
function startReal(dataDir: string): Promise<Runtime> {
  return startRuntime(readSettings({ PORT: '0', DATA_DIR: dataDir, LAMBDAS: process.env.LAMBDAS }), {
    log: () => {},
    output: () => {},
    openWebsite: async () => ({ handle: (_request, response) => sendText(response, 200, 'the site') }),
  });
}

async function signIn({ url, siteOrigin }: Runtime): Promise<string> {
  const headers = { origin: siteOrigin, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify(demoSignIn) });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function listDogs({ url }: Runtime, cookie: string) {
  const answer = await fetch(`${url}/api/dogs`, { headers: { cookie } });
  return (await answer.json()) as { id: string; name: string; breed: string; age: number; weight: number }[];
}

async function listVisits({ url }: Runtime, cookie: string) {
  const answer = await fetch(`${url}/api/appointments?limit=100`, { headers: { cookie } });
  return (await answer.json()) as Pick<Appointment, 'id' | 'title' | 'status' | 'repeat'>[];
}

async function listPosts({ url }: Runtime, cookie: string) {
  const answer = await fetch(`${url}/api/forum/posts`, { headers: { cookie } });
  return (await answer.json()) as Post[];
}

test('the first start creates an owner with two dogs and visits, and later starts, even after an interruption, leave them as they are', async () => {
  const dataDir = temporaryFolder();
  const first = await startReal(dataDir);
  await createDemo(first);
  const visits = await listVisits(first, await signIn(first));
  expect(new Set(visits.map(({ status }) => status))).toEqual(new Set(['completed', 'cancelled', 'scheduled']));
  expect(visits.filter(({ repeat }) => repeat).length).toBeGreaterThan(20);
  expect(await listDogs(first, await signIn(first))).toEqual([
    expect.objectContaining({ name: 'Biscuit', breed: 'Golden Retriever', age: 3.5, weight: 64 }),
    expect.objectContaining({ name: 'Olive', breed: 'French Bulldog', age: 6.2, weight: 24 }),
  ]);
  const posts = await listPosts(first, await signIn(first));
  expect(new Set(posts.map(({ author }) => author.name)).size).toBe(3);
  expect(posts.find(({ isOwn }) => isOwn)).toMatchObject({ dog: { name: 'Biscuit' }, likes: 1, commentCount: 1 });
  // Simulates a first start that was interrupted before it recorded the demo.
  first.state.write('demoCreated', false);
  await createDemo(first);
  expect(await listVisits(first, await signIn(first))).toEqual(visits);
  await first.stop();

  const second = await startReal(dataDir);
  onTestFinished(second.stop);
  await createDemo(second);
  expect(await listDogs(second, await signIn(second))).toHaveLength(2);
  expect(await listPosts(second, await signIn(second))).toEqual(posts);
});
