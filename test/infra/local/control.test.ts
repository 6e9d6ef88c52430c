import { expect, test } from 'vitest';
import { type ControlSubjects, controlPlane } from '#infra/local/control.ts';
import { Page } from '#infra/local/mail-preview.ts';
import { send, serving } from '#test/infra/local/over-http.ts';

/** A control plane over subjects that note what was done. */
async function control(more: Partial<ControlSubjects> = {}) {
  const done: string[] = [];
  let now = new Date('2026-01-01T00:00:00Z');
  const { handle } = controlPlane({
    sentMail: () => [{ to: 'ann@example.com' }],
    previewMail: async () => new Page('<h1>Mails</h1>'),
    publishedEvents: () => [{ type: 'DogCreated' }],
    now: () => now,
    moveClock: (to) => {
      now = to;
    },
    resetClock: () => {
      now = new Date('2026-01-01T00:00:00Z');
    },
    scheduleNames: ['outbox-sweep'],
    ring: async (name, at) => {
      done.push(`ring ${name} ${at?.toISOString() ?? 'now'}`);
    },
    findOwnerId: async (email) => (email === 'ann@example.com' ? 'owner-1' : undefined),
    addToGroup: async (ownerId, group) => {
      done.push(`add ${ownerId} to ${group}`);
    },
    settle: async () => {
      done.push('settle');
    },
    ...more,
  });
  const port = await serving(handle);
  const ask = async (method: string, subject: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await send(port, {
      method,
      path: `/__local/${subject}`,
      headers: { host: `localhost:${port}`, ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: answer.status, body: JSON.parse(answer.body) as { message?: string } };
  };
  return { ask, done, port };
}

test('mails and events can be read', async () => {
  const { ask } = await control();
  expect(await ask('GET', 'mail')).toEqual({ status: 200, body: [{ to: 'ann@example.com' }] });
  expect(await ask('GET', 'events')).toEqual({ status: 200, body: [{ type: 'DogCreated' }] });
});

test('the clock can be read, moved and set back', async () => {
  const { ask } = await control();
  const start = { status: 200, body: { now: '2026-01-01T00:00:00.000Z' } };
  expect(await ask('GET', 'clock')).toEqual(start);
  const moved = { status: 200, body: { now: '2030-05-01T12:00:00.000Z' } };
  expect(await ask('PUT', 'clock', { now: '2030-05-01T14:00:00+02:00' })).toEqual(moved);
  expect(await ask('GET', 'clock')).toEqual(moved);
  expect(await ask('DELETE', 'clock')).toEqual(start);
});

test('a schedule is rung now or as if at a time, and answered when everything has settled', async () => {
  const { ask, done } = await control();
  expect((await ask('POST', 'schedules/outbox-sweep')).status).toBe(200);
  expect((await ask('POST', 'schedules/outbox-sweep', { at: '2030-01-01T00:00:00Z' })).status).toBe(200);
  expect(done).toEqual(['ring outbox-sweep now', 'settle', 'ring outbox-sweep 2030-01-01T00:00:00.000Z', 'settle']);
});

test('a schedule whose work fails answers 500 with the reason', async () => {
  const ring = () => Promise.reject(new Error('the table is away'));
  const { ask } = await control({ ring });
  const { status, body } = await ask('POST', 'schedules/outbox-sweep');
  expect(status).toBe(500);
  expect(body.message).toContain('the table is away');
});

test('a role is given to the owner of an e-mail address, however it is written', async () => {
  const { ask, done } = await control();
  expect((await ask('POST', 'roles', { email: ' Ann@Example.com ', role: 'moderators' })).status).toBe(200);
  expect(done).toEqual(['add owner-1 to moderators']);
});

test('one can wait until nothing moves any more', async () => {
  const { ask, done } = await control();
  expect((await ask('POST', 'settle')).status).toBe(200);
  expect(done).toEqual(['settle']);
});

test.each([
  ['PUT', 'clock', { now: 'tomorrow' }, 400],
  ['PUT', 'clock', { now: 5 }, 400],
  ['PUT', 'clock', '{"now"', 400],
  ['PUT', 'clock', { now: '2030-01-01T00:00:00Z', more: 1 }, 400],
  ['PUT', 'clock', undefined, 400],
  ['PUT', 'clock', JSON.stringify({ now: 'x'.repeat(70_000) }), 413],
  ['POST', 'schedules/naps', undefined, 404],
  ['POST', 'schedules', undefined, 404],
  ['POST', 'schedules/outbox-sweep', { at: 'later' }, 400],
  ['POST', 'roles', { email: 'bob@example.com', role: 'moderators' }, 404],
  ['POST', 'roles', { email: 'ann@example.com', role: 'kings' }, 400],
  ['POST', 'roles', { role: 'moderators' }, 400],
  ['GET', 'secrets', undefined, 404],
  ['GET', 'mail/1', undefined, 404],
  ['DELETE', 'mail', undefined, 405],
])('%s %s with %j is refused in words', async (method, subject, body, status) => {
  const { ask, done } = await control();
  const answer = await ask(method, subject, body);
  expect(answer.status).toBe(status);
  expect(answer.body.message).toMatch(/^[A-Za-z].+/);
  expect(done).toEqual([]);
});

test.each([
  ['a name that was pointed at this machine', { host: 'evil.example' }],
  ['a name that only begins like ours', { host: 'localhost.evil.example' }],
  ['a page of another site', { origin: 'https://evil.example' }],
  ['a page of another port', { origin: 'http://localhost:1' }],
  ['a link on another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sandboxed frame', { origin: 'null' }],
])('%s is kept out', async (_who, headers) => {
  const { ask } = await control();
  expect((await ask('GET', 'mail', undefined, headers as Record<string, string>)).status).toBe(403);
});

test('a page of our own may ask', async () => {
  const { ask, port } = await control();
  const own = { origin: `http://localhost:${port}`, 'sec-fetch-site': 'same-origin' };
  expect((await ask('GET', 'mail', undefined, own)).status).toBe(200);
});
