import { once } from 'node:events';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectFolder } from '#infra/local/build-cache.ts';
import type { SentEmail } from '#infra/local/ses/emulator.ts';
import type { SampleEmail, SamplesInput } from '#infra/local/ses/sample-emails.ts';

/** An HTML response of the control plane. All other responses are JSON. */
export class Page {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

export interface EmailPreviewOptions {
  /** The `process.env` with which the email templates are rendered. */
  environment: Record<string, string>;
  /** Sent emails, newest first. */
  sentEmails(): SentEmail[];
}

type Shown = Pick<SentEmail, 'to' | 'subject' | 'text' | 'html'>;

/** Renders every email that a domain previews (`functions/<domain>/email-previews.ts`), from the current sources. */
export async function sampleEmails({ environment }: Pick<EmailPreviewOptions, 'environment'>): Promise<SampleEmail[]> {
  const files = globSync('functions/*/email-previews.ts', { cwd: projectFolder }).sort();
  const workerData: SamplesInput = { files: files.map((file) => join(projectFolder, file)) };
  const thread = new Worker(new URL('./sample-emails.ts', import.meta.url), { workerData, env: environment });
  // The thread ends by itself once it has sent the emails, so nothing needs to terminate it.
  const [[samples]] = (await Promise.all([once(thread, 'message'), once(thread, 'exit')])) as [
    [SampleEmail[]],
    unknown,
  ];
  return samples;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 1120px; padding: 24px 16px 64px; }
h2 { margin: 40px 0 4px; } p { margin: 0 0 8px; }
.frames { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
iframe { border: 1px solid #888; border-radius: 8px; height: 640px; background: #fff; }
.phone { width: 390px; max-width: 100%; } .wide { flex: 1 1 480px; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #888; border-radius: 8px; padding: 16px; margin: 0 0 16px; }
`;

/** Renders an email at phone width, at desktop width and as plain text. The sandboxed frames cannot run scripts. */
function emailSection(id: string, heading: string, { to, subject, text, html }: Shown): string {
  const frame = (kind: string, title: string) =>
    `<iframe class="${kind}" sandbox title="${title}: ${escaped(subject)}" srcdoc="${escaped(html)}"></iframe>`;
  return `<section id="${escaped(id)}">
    <h2>${escaped(subject)}</h2>
    <p>${escaped(heading)} &middot; to ${escaped(to)}</p>
    <pre>${escaped(text)}</pre>
    <div class="frames">${frame('phone', 'Phone')}${frame('wide', 'Wide')}</div>
  </section>`;
}

const maxSent = 20;

/**
 * Creates a function that renders the preview page: every email with sample data, then the sent emails, newest first.
 */
export function emailPreview(options: EmailPreviewOptions): () => Promise<Page> {
  return async () => {
    const samples = await sampleEmails(options);
    const sent = options.sentEmails().slice(0, maxSent);
    const previews = samples.map((sample) =>
      'problem' in sample
        ? `<section id="${sample.name}"><h2>${sample.name}</h2><p>${escaped(sample.problem)}</p></section>`
        : emailSection(sample.name, sample.name, sample),
    );
    const sentSections = sent.map((mail, at) => emailSection(`sent-${at}`, mail.at, mail));
    const contents = samples
      .map(
        (sample) =>
          `<li><a href="#${sample.name}">${escaped('problem' in sample ? sample.name : sample.subject)}</a></li>`,
      )
      .join('');
    return new Page(`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8">
          <meta name="viewport" content="width=device-width,initial-scale=1">
          <title>Emails</title>
          <style>${style}</style>
        </head>
        <body>
          <h1>Emails</h1>
          <p>Every email with sample data, and <a href="#sent">what was sent</a>.</p>
          <ul>${contents}</ul>
          ${previews.join('')}
          <h2 id="sent">Sent, newest first</h2>
          ${sentSections.join('') || '<p>No emails have been sent yet.</p>'}
        </body>
      </html>`);
  };
}
