import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectFolder } from '#infra/local/built.ts';
import type { SentMail } from '#infra/local/mail.ts';
import type { SampleLetter, SamplesStart } from '#infra/local/mail-samples.ts';

/** A page for people; everything else of the control plane is JSON. */
export class Page {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

export interface MailPreviewOptions {
  siteOrigin: string;
  /** What the letters find in `process.env`. */
  environment: Record<string, string>;
  /** Mails sent, newest first. */
  sentMail(): SentMail[];
}

type Shown = Pick<SentMail, 'to' | 'subject' | 'text' | 'html'>;

const lettersFile = join(projectFolder, 'functions', 'notifications', 'email-templates.ts');

/** Sets every letter that the product can send, from the sources as they are now. */
export async function sampleLetters(
  options: Pick<MailPreviewOptions, 'siteOrigin' | 'environment'>,
): Promise<SampleLetter[]> {
  const workerData: SamplesStart = { file: lettersFile, siteOrigin: options.siteOrigin };
  const thread = new Worker(new URL('./mail-samples.ts', import.meta.url), { workerData, env: options.environment });
  try {
    const [letters] = (await once(thread, 'message')) as [SampleLetter[]];
    return letters;
  } finally {
    await thread.terminate();
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 1120px; padding: 24px 16px 64px; }
h2 { margin: 40px 0 4px; } p { margin: 0 0 8px; }
.forms { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
iframe { border: 1px solid #888; border-radius: 8px; height: 640px; background: #fff; }
.phone { width: 390px; max-width: 100%; } .wide { flex: 1 1 480px; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #888; border-radius: 8px; padding: 16px; margin: 0 0 16px; }
`;

/** A mail on a phone, on a wide screen and as plain text. Frames run no script and hold no origin, whatever the mail says. */
function shown(id: string, heading: string, { to, subject, text, html }: Shown): string {
  const frame = (kind: string, title: string) =>
    `<iframe class="${kind}" sandbox title="${title}: ${escaped(subject)}" srcdoc="${escaped(html)}"></iframe>`;
  return `<section id="${escaped(id)}">
    <h2>${escaped(subject)}</h2>
    <p>${escaped(heading)} &middot; to ${escaped(to)}</p>
    <pre>${escaped(text)}</pre>
    <div class="forms">${frame('phone', 'Phone')}${frame('wide', 'Wide')}</div>
  </section>`;
}

const sentShown = 20;

/** Makes the page that shows every letter with sample data, and beneath them the mails that were really sent, newest first. */
export function mailPreview(options: MailPreviewOptions): () => Promise<Page> {
  return async () => {
    const letters = await sampleLetters(options);
    const sent = options.sentMail().slice(0, sentShown);
    const samples = letters.map((letter) =>
      'problem' in letter
        ? `<section id="${letter.name}"><h2>${letter.name}</h2><p>${escaped(letter.problem)}</p></section>`
        : shown(letter.name, letter.name, letter),
    );
    const mails = sent.map((mail, at) => shown(`sent-${at}`, mail.at, mail));
    const contents = letters
      .map((letter) => [letter.name, 'problem' in letter ? letter.name : letter.subject] as const)
      .map(([id, words]) => `<li><a href="#${id}">${escaped(words)}</a></li>`)
      .join('');
    return new Page(`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8">
          <meta name="viewport" content="width=device-width,initial-scale=1">
          <title>Mails</title>
          <style>${style}</style>
        </head>
        <body>
          <h1>Mails</h1>
          <p>Every letter with invented data, and <a href="#sent">what was sent</a>.</p>
          <ul>${contents}</ul>
          ${samples.join('')}
          <h2 id="sent">Sent, newest first</h2>
          ${mails.join('') || '<p>Nothing was sent yet.</p>'}
        </body>
      </html>`);
  };
}
