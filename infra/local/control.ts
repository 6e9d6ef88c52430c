import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { target, viewerAddress } from '#infra/local/api-event.ts';
import { decode } from '#infra/local/api-routes.ts';
import { Page } from '#infra/local/mail-preview.ts';
import { Email } from '#shared/contract/fields.ts';

/** What operators and tests of a local runtime can see and move. */
export interface ControlSubjects {
  sentMail(): unknown[];
  /** A page that shows every mail as people get it. */
  previewMail(): Promise<Page>;
  publishedEvents(): unknown[];
  now(): Date;
  moveClock(to: Date): void;
  resetClock(): void;
  scheduleNames: readonly string[];
  /** Rings a schedule, now or as if at that time; resolves when its work is done. */
  ring(name: string, at: Date | undefined): Promise<void>;
  findOwnerId(email: string): Promise<string | undefined>;
  addToGroup(ownerId: string, group: string): Promise<void>;
  /** Resolves when nothing moves any more: stream read, every event delivered. */
  settle(): Promise<void>;
}

/** The roles that a person can be given. */
export const roles = ['moderators'] as const;

const Moment = z.string('must be a moment such as 2030-01-31T09:00:00Z').check(
  z.refine((value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) && !Number.isNaN(Date.parse(value)), {
    error: 'must be a moment such as 2030-01-31T09:00:00Z',
  }),
);

const bodies = {
  clock: z.strictObject({ now: Moment }),
  ring: z.strictObject({ at: z.optional(Moment) }),
  role: z.strictObject({
    email: Email,
    role: z.enum(roles, `must be one of: ${roles.join(', ')}`),
  }),
};

/** An answer that is not a success. */
class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const maxBodyBytes = 64 * 1024;

/**
 * Other machines, other sites in the same browser, and names that were pointed at this machine are all kept out: what
 * is here could read mails and give roles.
 */
function checkCaller(request: IncomingMessage): void {
  const address = viewerAddress(request);
  const host = request.headers.host ?? '';
  const isLoopback = address === '::1' || address.startsWith('127.');
  if (!isLoopback || !/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host)) {
    throw new Refusal(403, 'Only this machine may ask, by the name localhost.');
  }
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'] ?? 'none';
  if ((origin !== undefined && origin !== `http://${host}`) || !['same-origin', 'none'].includes(String(site))) {
    throw new Refusal(403, 'Pages of other sites may not ask.');
  }
}

async function readJson<Schema extends z.ZodMiniType>(
  request: IncomingMessage,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBodyBytes) throw new Refusal(413, 'The body is too large.');
    parts.push(part);
  }
  let sent: unknown = {};
  try {
    if (size > 0) sent = JSON.parse(Buffer.concat(parts).toString());
  } catch {
    throw new Refusal(400, 'The body is not valid JSON.');
  }
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const place = issue?.path.join('.');
  throw new Refusal(
    400,
    place ? `${place} ${issue?.message}` : 'The body has fields that are not known here, or none.',
  );
}

/** What a call answers with 200; `undefined` where there is nothing to say. */
type Call = (request: IncomingMessage, rest: string) => Promise<unknown> | unknown;

function callsOf(subjects: ControlSubjects): Record<string, Call> {
  const clock = () => ({ now: subjects.now().toISOString() });
  return {
    'GET mail': (_request, name) => {
      if (name === '') return subjects.sentMail();
      if (name === 'preview') return subjects.previewMail();
      throw new Refusal(404, 'There is nothing at this address.');
    },
    'GET events': subjects.publishedEvents,
    'GET clock': clock,
    'PUT clock': async (request) => {
      subjects.moveClock(new Date((await readJson(request, bodies.clock)).now));
      return clock();
    },
    'DELETE clock': () => {
      subjects.resetClock();
      return clock();
    },
    'POST schedules': async (request, name) => {
      if (!subjects.scheduleNames.includes(name)) {
        throw new Refusal(404, `There is no schedule of this name. There are: ${subjects.scheduleNames.join(', ')}.`);
      }
      const { at } = await readJson(request, bodies.ring);
      try {
        await subjects.ring(name, at === undefined ? undefined : new Date(at));
      } catch (error) {
        throw new Refusal(500, `The schedule's work failed: ${(error as Error).message}`);
      }
      await subjects.settle();
      return { name };
    },
    'POST roles': async (request) => {
      const { email, role } = await readJson(request, bodies.role);
      const ownerId = await subjects.findOwnerId(email);
      if (!ownerId) throw new Refusal(404, 'There is no owner with this e-mail address.');
      await subjects.addToGroup(ownerId, role);
      return { email, role };
    },
    'POST settle': subjects.settle,
  };
}

/** Makes what answers `/__local/...`. */
export function controlPlane(subjects: ControlSubjects) {
  const calls = callsOf(subjects);
  const parts = (request: IncomingMessage) => target(request).path.split('/').slice(2).map(decode);

  const answer = async (request: IncomingMessage): Promise<unknown> => {
    checkCaller(request);
    const [subject = '', name = '', ...more] = parts(request);
    const call = calls[`${request.method} ${subject}`];
    const fits = subject === 'mail' || (subject === 'schedules') === !!name;
    if (call && fits && more.length === 0) return call(request, name);
    const isKnown = Object.keys(calls).some((key) => key.endsWith(` ${subject}`));
    throw isKnown && !call
      ? new Refusal(405, 'This address does not take that method.')
      : new Refusal(404, 'There is nothing at this address.');
  };

  return {
    handle: async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      response.setHeader('cache-control', 'no-store');
      const send = (status: number, body: unknown) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body ?? null));
      };
      try {
        const given = await answer(request);
        if (given instanceof Page) {
          response.writeHead(200, { 'content-type': 'text/html;charset=utf-8' });
          response.end(given.html);
        } else send(200, given);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        send(error.status, { message: error.message });
      }
    },
  };
}
