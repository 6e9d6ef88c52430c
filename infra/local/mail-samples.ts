import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

/** A thread that sets every letter with invented data, once for each case it knows. It lives as long as one look, so that it always shows the code as it is now. */

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

/** A letter's name, with a word for the case where it has several, and what its function is given. */
type Sample = [name: string, given: unknown[]];

const dayMs = 24 * 3600 * 1000;

/** The trial's letters: on either day, by what was chosen. */
function trialSamples(): Sample[] {
  const choices = {
    none: { hasMethod: false },
    free: { plan: 'free', hasMethod: false },
    basic: { plan: 'basic', hasMethod: false },
    'basic-card': { plan: 'basic', hasMethod: true },
  };
  return [3, 1].flatMap((daysLeft) =>
    Object.entries(choices).map(([words, choice]): Sample => {
      const endsAt = new Date(Date.now() + daysLeft * dayMs);
      return [`trialEndingLetter-${daysLeft}-${words}`, [{ daysLeft, endsAt, timeZone: 'America/Chicago' }, choice]];
    }),
  );
}

/** What each letter is given, by the name of its function. */
function samplesOf(name: string, siteOrigin: string): Sample[] | undefined {
  const link = (path: string) => `${siteOrigin}${path}#token=0123456789abcdefghijklmnopqrstuvwxyzABCDEFG`;
  const more: Record<string, unknown[]> = {
    welcomeLetter: [],
    verificationLetter: [link('/verify-email')],
    resetLetter: [link('/reset-password')],
    passwordChangedLetter: [new Date(), 'America/Chicago'],
    newSignInLetter: ['Firefox on Linux', new Date(), 'America/Chicago'],
  };
  if (name === 'trialEndingLetter') return trialSamples();
  const given = more[name];
  return given && [[name, given]];
}

function set([name, given]: Sample, letter: (...given: unknown[]) => unknown): SampleLetter {
  try {
    const { to, subject, text, html } = letter(maya, ...given) as Record<'to' | 'subject' | 'text' | 'html', string>;
    return { name, to, subject, text, html };
  } catch (error) {
    return { name, problem: (error as Error).message };
  }
}

function samples(name: string, letter: (...given: unknown[]) => unknown, siteOrigin: string): SampleLetter[] {
  return (
    samplesOf(name, siteOrigin)?.map((sample) => set(sample, letter)) ?? [
      { name, problem: 'It has no sample data yet: add it in infra/local/mail-samples.ts.' },
    ]
  );
}

if (parentPort) {
  const { file, siteOrigin } = workerData as SamplesStart;
  const letters = Object.entries((await import(pathToFileURL(file).href)) as Record<string, unknown>);
  parentPort.postMessage(
    letters.flatMap(([name, letter]) =>
      typeof letter === 'function' ? samples(name, letter as (...given: unknown[]) => unknown, siteOrigin) : [],
    ),
  );
}
