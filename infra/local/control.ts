import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { target, viewerAddress } from '#infra/local/http/api-event.ts';
import { decode } from '#infra/local/http/api-routes.ts';
import type { PushServiceEmulator } from '#infra/local/push/emulator.ts';
import { Page } from '#infra/local/ses/preview.ts';
import { Email } from '#shared/contract/fields.ts';

/** The functions of the runtime that the control plane calls. */
export interface ControlTargets {
  sentEmails(): unknown[];
  previewEmails(): Promise<Page>;
  publishedEvents(): unknown[];
  push: Pick<PushServiceEmulator, 'received' | 'subscribe' | 'answerWith'>;
  /** Returns the environment variables with which a script reaches the table. */
  tableVariables(): Record<string, string>;
  now(): Date;
  moveClock(to: Date): void;
  resetClock(): void;
  scheduleNames: readonly string[];
  /** Runs a schedule as if it were `at`. Default: now. */
  runSchedule(name: string, at: Date | undefined): Promise<void>;
  findOwnerId(email: string): Promise<string | undefined>;
  addToGroup(ownerId: string, group: string): void;
  removeFromGroup(ownerId: string, group: string): void;
  /** Resolves when the stream has been read and every event was delivered. */
  settle(): Promise<void>;
}

/** The roles that the control plane can grant to an owner. */
export const roles = ['moderators'] as const;

const Time = z.string('must be a time such as 2030-01-31T09:00:00Z').check(
  z.refine((value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) && !Number.isNaN(Date.parse(value)), {
    error: 'must be a time such as 2030-01-31T09:00:00Z',
  }),
);

const bodies = {
  clock: z.strictObject({ now: Time }),
  schedule: z.strictObject({ at: z.optional(Time) }),
  subscription: z.strictObject({ applicationServerKey: z.string('must be the public key of /api/push/key') }),
  pushAnswer: z.strictObject({
    status: z.int('must be a status such as 410').check(z.gte(200), z.lte(599)),
    endpoint: z.optional(z.string()),
  }),
  role: z.strictObject({
    email: Email,
    role: z.enum(roles, `must be one of: ${roles.join(', ')}`),
  }),
};

/** An error that becomes a response with this status and message. */
class ControlError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const maxBodyBytes = 64 * 1024;

/**
 * Required header of requests from scripts, with the value `1`. A page of another site cannot send this header, because
 * the browser's preflight request is refused.
 */
export const scriptHeader = 'x-houndwell-local';

/** Forbids scripts in every response. Styles and images of the site are allowed for the email preview. */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Rejects requests from other machines, from other sites in the same browser, to other host names that resolve to this
 * machine, and from programs that someone tricked into fetching a URL. Callers of the control plane can read emails and
 * grant roles.
 */
function checkCaller(request: IncomingMessage): void {
  const address = viewerAddress(request);
  const host = request.headers.host ?? '';
  const isLoopback = address === '::1' || address.startsWith('127.');
  if (!isLoopback || !/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host)) {
    throw new ControlError(403, 'The control plane answers this machine only, under the name localhost.');
  }
  const { origin, 'sec-fetch-site': site, [scriptHeader]: script } = request.headers;
  const isOwnSite = site === undefined || site === 'same-origin' || site === 'none';
  if ((origin !== undefined && origin !== `http://${host}`) || !isOwnSite) {
    throw new ControlError(403, 'The control plane does not answer pages of other sites.');
  }
  if (origin === undefined && site === undefined && script !== '1') {
    throw new ControlError(
      403,
      `The control plane answers browsers, and scripts that send the header ${scriptHeader}: 1.`,
    );
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
    if (size > maxBodyBytes) throw new ControlError(413, 'The body is too large.');
    parts.push(part);
  }
  let sent: unknown = {};
  try {
    if (size > 0) sent = JSON.parse(Buffer.concat(parts).toString());
  } catch {
    throw new ControlError(400, 'The body is not valid JSON.');
  }
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const place = issue?.path.join('.');
  throw new ControlError(400, place ? `${place} ${issue?.message}` : 'The body has unknown fields.');
}

/** Handles a call and returns the response body. The status is 200. */
type Call = (request: IncomingMessage, name: string) => Promise<unknown> | unknown;

function createCalls(targets: ControlTargets): Record<string, Call> {
  const changeRole = async (request: IncomingMessage, change: ControlTargets['addToGroup']) => {
    const { email, role } = await readJson(request, bodies.role);
    const ownerId = await targets.findOwnerId(email);
    if (!ownerId) throw new ControlError(404, 'There is no owner with this email address.');
    change(ownerId, role);
    return { email, role };
  };
  const clock = () => ({ now: targets.now().toISOString() });
  return {
    'GET mail': (_request, name) => {
      if (name === '') return targets.sentEmails();
      if (name === 'preview') return targets.previewEmails();
      throw new ControlError(404, "There's nothing at this address.");
    },
    'GET events': targets.publishedEvents,
    'GET push': targets.push.received,
    'POST push': async (request) => {
      return targets.push.subscribe((await readJson(request, bodies.subscription)).applicationServerKey);
    },
    'PUT push': async (request) => {
      const answer = await readJson(request, bodies.pushAnswer);
      targets.push.answerWith(answer.status, answer.endpoint);
      return answer;
    },
    'GET table': targets.tableVariables,
    'GET clock': clock,
    'PUT clock': async (request) => {
      targets.moveClock(new Date((await readJson(request, bodies.clock)).now));
      return clock();
    },
    'DELETE clock': () => {
      targets.resetClock();
      return clock();
    },
    'POST schedules': async (request, name) => {
      if (!targets.scheduleNames.includes(name)) {
        throw new ControlError(404, `There is no such schedule. There are: ${targets.scheduleNames.join(', ')}.`);
      }
      const { at } = await readJson(request, bodies.schedule);
      try {
        await targets.runSchedule(name, at === undefined ? undefined : new Date(at));
      } catch (error) {
        throw new ControlError(500, `The schedule failed: ${(error as Error).message}`);
      }
      await targets.settle();
      return { name };
    },
    'POST roles': (request) => changeRole(request, targets.addToGroup),
    'DELETE roles': (request) => changeRole(request, targets.removeFromGroup),
    'POST settle': targets.settle,
  };
}

/** Creates the control plane, which handles requests to `/__local/...`. */
export function controlPlane(targets: ControlTargets) {
  const calls = createCalls(targets);
  const parts = (request: IncomingMessage) => target(request).path.split('/').slice(2).map(decode);

  const answer = async (request: IncomingMessage): Promise<unknown> => {
    checkCaller(request);
    const [subject = '', name = '', ...more] = parts(request);
    const call = calls[`${request.method} ${subject}`];
    const isComplete = subject === 'mail' || (subject === 'schedules') === !!name;
    if (call && isComplete && more.length === 0) return call(request, name);
    const isKnown = Object.keys(calls).some((key) => key.endsWith(` ${subject}`));
    throw isKnown && !call
      ? new ControlError(405, 'This address does not support that method.')
      : new ControlError(404, "There's nothing at this address.");
  };

  return {
    handle: async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      response.setHeader('cache-control', 'no-store');
      response.setHeader('content-security-policy', contentSecurityPolicy);
      response.setHeader('x-content-type-options', 'nosniff');
      const send = (status: number, body: unknown) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body ?? null));
      };
      try {
        const result = await answer(request);
        if (result instanceof Page) {
          response.writeHead(200, { 'content-type': 'text/html;charset=utf-8' });
          response.end(result.html);
        } else send(200, result);
      } catch (error) {
        if (!(error instanceof ControlError)) throw error;
        send(error.status, { message: error.message });
      }
    },
  };
}
