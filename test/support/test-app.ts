import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendText } from '#infra/local/http/website.ts';
import { type Runtime, type RuntimeOptions, startRuntime } from '#infra/local/runtime.ts';
import { readSettings, type Settings } from '#infra/local/settings.ts';
import { atEnd } from '#test/support/clean-up.ts';
import { Browser } from '#test/support/http.ts';
import { recordAction } from '#test/support/used-actions.ts';

/** Houndwell on the local emulators, for the tests of one file. */
export interface TestApp extends Runtime {
  /** The output of the Lambdas so far. */
  printed(): string;
  /** Opens a new browser without cookies. */
  visitor(address?: string): Browser;
  /** Emails, newest first. */
  mails(): Promise<Mail[]>;
  /** Events on the bus, newest first. */
  publishedEvents(): Promise<{ type: string; detail: Record<string, string>; at: string }[]>;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** A folder that is deleted after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'houndwell-test-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Starts a runtime on a free port with empty data and without the demo, and stops it after the tests of the file. It
 * serves no pages: those are tested in a real browser. The Vitest project chooses between sources and bundles.
 */
export async function startTestApp(options: RuntimeOptions = {}, more: Partial<Settings> = {}): Promise<TestApp> {
  const settings = readSettings({ PORT: '0', DEMO: 'off', DATA_DIR: temporaryFolder(), LAMBDAS: process.env.LAMBDAS });
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
  const control = async (path: string) => (await new Browser(runtime.url).get(`/__local/${path}`)).body;
  return {
    ...runtime,
    printed: () => printed,
    visitor: (address) => new Browser(runtime.siteOrigin, address),
    mails: async () => (await control('mail')) as Mail[],
    publishedEvents: async () => (await control('events')) as Awaited<ReturnType<TestApp['publishedEvents']>>,
  };
}
