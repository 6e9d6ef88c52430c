import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendText } from '#infra/local/http/website.ts';
import { type Runtime, type RuntimeOptions, startRuntime } from '#infra/local/runtime.ts';
import { readSettings, type Settings } from '#infra/local/settings.ts';
import { atEnd } from '#test/support/clean-up.ts';
import { Browser } from '#test/support/http.ts';
import { folderForRun } from '#test/support/run-folder.ts';
import { recordAction } from '#test/support/used-actions.ts';

/** Houndwell on the local emulators, as the tests of one file see it. */
export interface TestApp extends Runtime {
  /** Returns what the Lambdas have printed so far. */
  printed(): string;
  /** Opens a new browser without cookies. */
  visitor(address?: string): Browser;
  /** Returns the sent emails, newest first. */
  mails(): Promise<Mail[]>;
  /** Returns the events that were published on the event bus, newest first. */
  publishedEvents(): Promise<{ type: string; detail: Record<string, string>; at: string }[]>;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** Creates a folder that is deleted at the end of the test file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'houndwell-test-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Starts Houndwell without its pages, which are tested in a real browser. Without arguments, all test files of a worker
 * share one runtime, because starting it and running code for the first time take most of the time. In a shared
 * runtime, each file has an IP address of its own, and sees only what was sent, published and printed since the file
 * began. With options or settings, a file gets a runtime of its own with empty data. The Vitest project chooses between
 * sources and bundles.
 */
export async function startTestApp(options?: RuntimeOptions, settings: Partial<Settings> = {}): Promise<TestApp> {
  if (options) return openApp(await start(options, { dataDir: temporaryFolder(), ...settings }, atEnd));
  shared ??= start({}, { dataDir: folderForRun() }, () => undefined);
  const started = await shared;
  atEnd(async () => {
    started.runtime.clock.reset();
    await started.runtime.settle();
  });
  return openApp(started);
}

interface Started {
  runtime: Runtime;
  printed(): string;
}

/** The runtime that test files of this process share. It stops when the process ends. */
let shared: Promise<Started> | undefined;

/** How many test files have opened an app in this process. Each file's IP address is derived from this number. */
let files = 0;

async function start(
  options: RuntimeOptions,
  more: Partial<Settings>,
  atEnd: (step: () => unknown) => void,
): Promise<Started> {
  const settings = readSettings({ PORT: '0', DEMO: 'off', LAMBDAS: process.env.LAMBDAS });
  let printed = '';
  const runtime = await startRuntime(
    { ...settings, ...more },
    {
      log: () => undefined,
      output: (text) => {
        printed += text;
      },
      onAction: recordAction,
      openWebsite: async () => ({ handle: (_request, response) => sendText(response, 200, 'A page.') }),
      ...options,
    },
  );
  atEnd(() => runtime.stop());
  return { runtime, printed: () => printed };
}

async function openApp({ runtime, printed }: Started): Promise<TestApp> {
  files += 1;
  const address = `127.${100 + Math.floor(files / 250)}.${files % 250}.1`;
  const list = async (path: string) => (await new Browser(runtime.url).get(`/__local/${path}`)).body as unknown[];
  const before = {
    printed: printed().length,
    mails: (await list('mail')).length,
    events: (await list('events')).length,
  };
  const listSince = async (path: 'mail' | 'events', count: number) => {
    const all = await list(path);
    return all.slice(0, all.length - count);
  };
  return {
    ...runtime,
    printed: () => printed().slice(before.printed),
    visitor: (from = address) => new Browser(runtime.siteOrigin, from),
    mails: async () => (await listSince('mail', before.mails)) as Mail[],
    publishedEvents: async () =>
      (await listSince('events', before.events)) as Awaited<ReturnType<TestApp['publishedEvents']>>,
  };
}
