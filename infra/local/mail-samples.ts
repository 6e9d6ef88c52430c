import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

/** A thread that sets every letter once with invented data. It lives as long as one look, so that it always shows the code as it is now. */

/** What the thread is told. */
export interface SamplesStart {
  /** The file whose exported functions are the letters. */
  file: string;
  siteOrigin: string;
}

/** One letter with invented data, or why there is none. */
export type SampleLetter = { name: string } & (
  | { to: string; subject: string; text: string; html: string }
  | { problem: string }
);

const maya = { email: 'maya@example.com', firstName: 'Maya' };

/** What each letter is given, by the name of its function. */
function argumentsOf(name: string, siteOrigin: string): unknown[] | undefined {
  const link = (path: string) => `${siteOrigin}${path}#token=0123456789abcdefghijklmnopqrstuvwxyzABCDEFG`;
  const more: Record<string, unknown[]> = {
    welcomeLetter: [],
    verificationLetter: [link('/verify-email')],
    resetLetter: [link('/reset-password')],
    passwordChangedLetter: [],
    newSignInLetter: ['Firefox on Linux', new Date(), 'America/Chicago'],
    trialEndingLetter: [new Date(), 'America/Chicago'],
  };
  const given = more[name];
  return given && [maya, ...given];
}

function sample(name: string, letter: (...given: unknown[]) => unknown, siteOrigin: string): SampleLetter {
  const given = argumentsOf(name, siteOrigin);
  if (!given) return { name, problem: 'It has no sample data yet: add it in infra/local/mail-samples.ts.' };
  try {
    const { to, subject, text, html } = letter(...given) as Record<'to' | 'subject' | 'text' | 'html', string>;
    return { name, to, subject, text, html };
  } catch (error) {
    return { name, problem: (error as Error).message };
  }
}

if (parentPort) {
  const { file, siteOrigin } = workerData as SamplesStart;
  const letters = Object.entries((await import(pathToFileURL(file).href)) as Record<string, unknown>);
  parentPort.postMessage(
    letters.flatMap(([name, letter]) =>
      typeof letter === 'function' ? [sample(name, letter as (...given: unknown[]) => unknown, siteOrigin)] : [],
    ),
  );
}
