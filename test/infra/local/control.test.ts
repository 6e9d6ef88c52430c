import { expect, test } from 'vitest';
import { type ControlTargets, controlPlane, scriptHeader } from '#infra/local/control.ts';
import { Page } from '#infra/local/ses/preview.ts';
import { send, serve } from '#test/infra/local/http/send-request.ts';

const asScript = { [scriptHeader]: '1' };

/** A control plane over targets that record what was done. */
async function control(more: Partial<ControlTargets> = {}) {
  const done: string[] = [];
  let now = new Date('2026-01-01T00:00:00Z');
  const { handle } = controlPlane({
    sentEmails: () => [{ to: 'ann@example.com' }],
    previewEmails: async () => new Page('<h1>Mails</h1>'),
    publishedEvents: () => [{ type: 'DogCreated' }],
    push: {
      received: () => [],
      subscribe: (applicationServerKey) => {
        done.push(`subscribe with ${applicationServerKey}`);
        return { endpoint: 'https://push.example/1', expirationTime: null, keys: { p256dh: '', auth: '' } };
      },
      answerWith: (status, endpoint) => {
        done.push(`answer ${endpoint ?? 'all'} with ${status}`);
      },
    },
    tableVariables: () => ({ TABLE_NAME: 'houndwell' }),
    now: () => now,
    moveClock: (to) => {
      now = to;
    },
    resetClock: () => {
      now = new Date('2026-01-01T00:00:00Z');
    },
    scheduleNames: ['outbox-sweep'],
    runSchedule: async (name, at) => {
      done.push(`run ${name} ${at?.toISOString() ?? 'now'}`);
    },
    findOwnerId: async (email) => (email === 'ann@example.com' ? 'owner-1' : undefined),
    addToGroup: (ownerId, group) => {
      done.push(`add ${ownerId} to ${group}`);
    },
    removeFromGroup: (ownerId, group) => {
      done.push(`remove ${ownerId} from ${group}`);
    },
    settle: async () => {
      done.push('settle');
    },
    ...more,
  });
  const port = await serve(handle);
  const ask = async (method: string, subject: string, body?: unknown, headers: Record<string, string> = asScript) => {
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

test('the control plane returns emails, events and the address of the table', async () => {
  const { ask } = await control();
  expect(await ask('GET', 'mail')).toEqual({ status: 200, body: [{ to: 'ann@example.com' }] });
  expect(await ask('GET', 'events')).toEqual({ status: 200, body: [{ type: 'DogCreated' }] });
  expect(await ask('GET', 'table')).toEqual({ status: 200, body: { TABLE_NAME: 'houndwell' } });
});

test('the control plane subscribes to push messages, and sets how the push service answers', async () => {
  const { ask, done } = await control();
  expect(await ask('GET', 'push')).toEqual({ status: 200, body: [] });
  expect((await ask('POST', 'push', { applicationServerKey: 'key' })).body).toMatchObject({ expirationTime: null });
  expect((await ask('PUT', 'push', { status: 410, endpoint: 'https://push.example/1' })).status).toBe(200);
  expect((await ask('PUT', 'push', { status: 'gone' })).status).toBe(400);
  expect(done).toEqual(['subscribe with key', 'answer https://push.example/1 with 410']);
});

test('the control plane reads, moves, and resets the clock', async () => {
  const { ask } = await control();
  const start = { status: 200, body: { now: '2026-01-01T00:00:00.000Z' } };
  expect(await ask('GET', 'clock')).toEqual(start);
  const moved = { status: 200, body: { now: '2030-05-01T12:00:00.000Z' } };
  expect(await ask('PUT', 'clock', { now: '2030-05-01T14:00:00+02:00' })).toEqual(moved);
  expect(await ask('GET', 'clock')).toEqual(moved);
  expect(await ask('DELETE', 'clock')).toEqual(start);
});

test('the control plane runs a schedule as of now or another time, and responds when all work is done', async () => {
  const { ask, done } = await control();
  expect((await ask('POST', 'schedules/outbox-sweep')).status).toBe(200);
  expect((await ask('POST', 'schedules/outbox-sweep', { at: '2030-01-01T00:00:00Z' })).status).toBe(200);
  expect(done).toEqual(['run outbox-sweep now', 'settle', 'run outbox-sweep 2030-01-01T00:00:00.000Z', 'settle']);
});

test('the control plane returns 500 with the reason when a schedule fails', async () => {
  const runSchedule = () => Promise.reject(new Error('the table is away'));
  const { ask } = await control({ runSchedule });
  const { status, body } = await ask('POST', 'schedules/outbox-sweep');
  expect(status).toBe(500);
  expect(body.message).toContain('the table is away');
});

test('the control plane grants and revokes roles by email address, ignoring case and surrounding spaces', async () => {
  const { ask, done } = await control();
  expect((await ask('POST', 'roles', { email: ' Ann@Example.com ', role: 'moderators' })).status).toBe(200);
  expect((await ask('DELETE', 'roles', { email: 'ann@example.com', role: 'moderators' })).status).toBe(200);
  expect(done).toEqual(['add owner-1 to moderators', 'remove owner-1 from moderators']);
});

test('the control plane can wait until all work is done', async () => {
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
  ['DELETE', 'roles', { email: 'bob@example.com', role: 'moderators' }, 404],
  ['GET', 'secrets', undefined, 404],
  ['GET', 'mail/1', undefined, 404],
  ['DELETE', 'mail', undefined, 405],
])('the control plane rejects %s %s with %j and returns a message', async (method, subject, body, status) => {
  const { ask, done } = await control();
  const answer = await ask(method, subject, body);
  expect(answer.status).toBe(status);
  expect(answer.body.message).toMatch(/^[A-Za-z].+/);
  expect(done).toEqual([]);
});

test.each([
  ['a foreign host name that resolves to this machine', { host: 'evil.example' }],
  ['a host name that only begins like ours', { host: 'localhost.evil.example' }],
  ['a page of another site', { origin: 'https://evil.example' }],
  ['a page of another port', { origin: 'http://localhost:1' }],
  ['a link on another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sandboxed frame', { origin: 'null' }],
])('the control plane rejects %s', async (_who, headers) => {
  const { ask } = await control();
  expect((await ask('GET', 'mail', undefined, { ...asScript, ...headers } as Record<string, string>)).status).toBe(403);
});

test('a request from neither a browser nor a script is rejected, and the message names the header', async () => {
  const { ask } = await control();
  for (const headers of [{}, { [scriptHeader]: '0' }]) {
    const { status, body } = await ask('GET', 'mail', undefined, headers as Record<string, string>);
    expect([status, body.message]).toEqual([403, expect.stringContaining('x-houndwell-local: 1')]);
  }
});

test('the control plane responds to an address that is typed into a browser', async () => {
  const { ask } = await control();
  expect((await ask('GET', 'mail', undefined, { 'sec-fetch-site': 'none' })).status).toBe(200);
});

test.each(['mail', 'mail/preview', 'secrets'])(
  'the response to %s cannot run scripts or be read as another type',
  async (subject) => {
    const { port } = await control();
    const { headers } = await send(port, {
      path: `/__local/${subject}`,
      headers: { host: `localhost:${port}`, ...asScript },
    });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';/);
    expect(headers['content-security-policy']).not.toContain('script-src');
  },
);

test('the control plane responds to pages of our own site', async () => {
  const { ask, port } = await control();
  const own = { origin: `http://localhost:${port}`, 'sec-fetch-site': 'same-origin' };
  expect((await ask('GET', 'mail', undefined, own)).status).toBe(200);
});
