import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * A worker thread that renders the domains' email previews. Each request starts a new worker, to run the current code.
 */

/** The worker's input: the files that export `emailPreviews`. */
export interface SamplesInput {
  files: string[];
}

/** An email with sample data, or the reason why the email could not be rendered. */
export type SampleEmail = { name: string } & (
  | { to: string; subject: string; text: string; html: string }
  | { problem: string }
);

type Render = () => Record<'to' | 'subject' | 'text' | 'html', string>;

function sample(name: string, render: Render): SampleEmail {
  try {
    return { name, ...render() };
  } catch (error) {
    return { name, problem: (error as Error).message };
  }
}

if (parentPort) {
  const samples: SampleEmail[] = [];
  for (const file of (workerData as SamplesInput).files) {
    const { emailPreviews } = (await import(pathToFileURL(file).href)) as { emailPreviews: Record<string, Render> };
    samples.push(...Object.entries(emailPreviews).map(([name, render]) => sample(name, render)));
  }
  parentPort.postMessage(samples);
}
