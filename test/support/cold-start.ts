import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type LambdaName, lambdas } from '#functions/manifest.ts';
import type { Lambda } from '#functions/manifest-types.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { idempotencyKeyHeader, originSecretHeader, viewerAddressHeader } from '#shared/session.ts';
import { createFactories, password, rex } from '#test/support/factories.ts';
import { bundlesFolder, root } from '#test/support/folders.ts';
import type { TestApp } from '#test/support/test-app.ts';

const run = promisify(execFile);
const child = join(root, 'test/support/cold-start-child.mjs');

/**
 * What a process has loaded and compiled, and the CPU time of its requests. The counts are the same in every run with the
 * same Node.js version.
 */
export interface Loaded {
  /** Bytes of compiled code and its metadata. They grow with the number of executed instructions. */
  bytecode: number;
  /** The built-in Node.js modules that were loaded. */
  builtIns: string[];
  /** The status of each handled request. */
  statuses: number[];
  /** The CPU time of each request in milliseconds, with all threads of the process. */
  cpuMs: number[];
}

/** A request that is the first one of a new Lambda process. */
export interface FirstRequest {
  lambda: LambdaName;
  event: unknown;
}

/**
 * Days since the dog's last birthday: half of a tenth of a year, so that the age in tenths is the same in every time
 * zone.
 */
const quietDays = 18;

/** Returns the total size in bytes of the files that a cold start of a bundled Lambda reads. */
export function coldStartBytes(lambda: LambdaName): number {
  const files = new Map<string, string>();
  const add = (name: string): void => {
    if (files.has(name)) return;
    const code = readFileSync(join(bundlesFolder, lambda, name), 'utf8');
    files.set(name, code);
    // A minified static import. Dynamic ones have a parenthesis before the file.
    for (const [, imported = ''] of code.matchAll(/\b(?:from|import)"\.\/([^"]+\.mjs)"/g)) add(imported);
  };
  add('index.mjs');
  return [...files.values()].reduce((sum, code) => sum + Buffer.byteLength(code), 0);
}

/** Creates the requests that are measured as the first request of a Lambda, for an owner with a dog. */
export async function firstRequests(
  app: TestApp,
): Promise<Record<'listDogs' | 'getUser' | 'login' | 'emergency', FirstRequest>> {
  const { browser, email } = await createFactories(app).owner();
  const born = new Date(app.clock.now().getTime() - quietDays * 24 * 3600 * 1000);
  born.setUTCFullYear(born.getUTCFullYear() - 3);
  const { age: _, ...dog } = rex;
  await browser.ask(dogs.createDog, { body: { ...dog, birthDate: born.toISOString().slice(0, 10) } });
  await app.settle();
  const cookies = [...browser.jar].map(([name, { value }]) => `${name}=${value}`);
  const event = (method: string, path: string, more: object = {}) => ({
    version: '2.0',
    routeKey: `${method} ${path}`,
    rawPath: path,
    cookies,
    headers: {
      [originSecretHeader]: app.environment.ORIGIN_SECRET,
      [viewerAddressHeader]: '127.0.7.7',
      'sec-fetch-site': 'same-origin',
      origin: app.siteOrigin,
      'content-type': 'application/json',
      [idempotencyKeyHeader]: 'cold-start',
    },
    requestContext: { requestId: 'cold', http: { method, path } },
    isBase64Encoded: false,
    ...more,
  });
  return {
    listDogs: { lambda: 'records', event: event('GET', '/api/dogs') },
    getUser: { lambda: 'account', event: event('GET', '/api/auth/user') },
    login: {
      lambda: 'account',
      event: event('POST', '/api/auth/login', { body: JSON.stringify({ email, password }), cookies: [] }),
    },
    emergency: {
      lambda: 'assistant',
      event: event('POST', '/api/chat/messages', {
        body: JSON.stringify({ message: 'Rex ate rat poison and is having a seizure', category: 'health' }),
      }),
    },
  };
}

interface ColdStartOptions {
  environment: Record<string, string>;
  /** Requests to handle after the import. */
  events?: readonly unknown[];
  /** Whether to run the sources instead of the bundle. */
  fromSources?: boolean;
}

/**
 * Calls `use` with the Node.js parameters for a cold start of a Lambda, or of an empty handler without a Lambda. The
 * environment variable `BUNDLES` can name the folder of another build.
 */
async function withParameters<Result>(
  lambda: LambdaName | undefined,
  { events = [], fromSources = false }: ColdStartOptions,
  use: (parameters: string[]) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'houndwell-cold-'));
  try {
    const file = join(folder, 'events.json');
    writeFileSync(file, JSON.stringify(events));
    const empty = join(folder, 'empty.mjs');
    writeFileSync(empty, 'export const handler = () => {};');
    const bundles = process.env.BUNDLES ?? bundlesFolder;
    const code =
      lambda && (fromSources ? join(root, (lambdas[lambda] as Lambda).entry) : join(bundles, lambda, 'index.mjs'));
    return await use([child, code ?? empty, file]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Starts a process with only this environment that loads a bundle, or an empty handler. Returns what the process
 * loaded.
 */
export function coldStart(lambda: LambdaName | undefined, options: ColdStartOptions): Promise<Loaded> {
  return withParameters(lambda, options, async (parameters) => {
    const { stdout } = await run(process.execPath, parameters, { env: options.environment });
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Loaded;
  });
}

/**
 * Returns the number of instructions of a cold start in millions, counted by cachegrind; undefined if valgrind is not
 * installed.
 */
export function coldStartInstructions(
  lambda: LambdaName | undefined,
  options: ColdStartOptions,
): Promise<number | undefined> {
  return withParameters(lambda, options, async (parameters) => {
    const flags = ['--tool=cachegrind', '--cache-sim=no', '--cachegrind-out-file=/dev/null'];
    try {
      const { stderr } = await run('valgrind', [...flags, process.execPath, '--predictable', ...parameters], {
        env: { ...options.environment, PATH: process.env.PATH, QUIET: 'true' },
      });
      return Math.round(Number(/I\s+refs:\s+([\d,]+)/.exec(stderr)?.[1]?.replaceAll(',', '')) / 1e6);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  });
}
