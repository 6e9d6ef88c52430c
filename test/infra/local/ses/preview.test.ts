import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emailPreview, sampleEmails } from '#infra/local/ses/preview.ts';
import { root } from '#test/support/folders.ts';

const options = { environment: { SITE_ORIGIN: 'http://localhost:3000' } };

/** The functions that the domains' files of email templates export. */
function templateNames(): string[] {
  const files = globSync('functions/*/{email-templates,invoice-emails}.ts', { cwd: root });
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^export function (\w+)/gm)].map(([, name]) => name ?? ''),
  );
}

test('every email template has a preview', async () => {
  const samples = await sampleEmails(options);
  expect(samples.filter((sample) => 'problem' in sample)).toEqual([]);
  const previewed = new Set(samples.map(({ name }) => name.split('-')[0]));
  expect([...previewed].sort()).toEqual(templateNames().sort());
});

test('the preview page shows each template as text and HTML, and the emails that were sent, newest first', async () => {
  const sent = ['Second', 'First'].map((subject) => ({
    ...{ to: 'ann@example.com', subject, text: 'Hello', html: '<p>Hello</p>', headers: {} },
    at: '2030-01-01T00:00:00.000Z',
  }));
  const { html } = await emailPreview({ ...options, sentEmails: () => sent })();
  expect(html).toContain('<h2>Welcome to Houndwell</h2>');
  expect(html).toContain('<a href="#newSignInEmail">New sign-in to your account</a>');
  expect(html.indexOf('<h2>Second</h2>')).toBeGreaterThan(html.indexOf('id="sent"'));
  expect(html.indexOf('<h2>First</h2>')).toBeGreaterThan(html.indexOf('<h2>Second</h2>'));
  expect(html).toContain('srcdoc="&lt;p&gt;Hello&lt;/p&gt;"');
});

test('the content of an email cannot run scripts in the page or break out of its frame', async () => {
  const sent = [
    {
      to: 'ann@example.com',
      subject: '<script>1</script>',
      text: '<b>',
      html: '"><script>2</script>',
      headers: {},
      at: '',
    },
  ];
  const { html } = await emailPreview({ ...options, sentEmails: () => sent })();
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<b>');
});
