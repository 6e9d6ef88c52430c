import { expect, test } from 'vitest';
import { mailPreview, sampleLetters } from '#infra/local/mail-preview.ts';

const surroundings = { siteOrigin: 'http://localhost:3000', environment: { SITE_ORIGIN: 'http://localhost:3000' } };

test('every letter has sample data, so that all of them can be looked at', async () => {
  const letters = await sampleLetters(surroundings);
  expect(letters.filter((letter) => 'problem' in letter)).toEqual([]);
  expect(letters.length).toBeGreaterThan(5);
});

test('the preview shows each letter as text and as HTML, and the mails that were sent, newest first', async () => {
  const sent = ['Second', 'First'].map((subject) => ({
    ...{ to: 'ann@example.com', subject, text: 'Hello', html: '<p>Hello</p>', headers: {} },
    at: '2030-01-01T00:00:00.000Z',
  }));
  const { html } = await mailPreview({ ...surroundings, sentMail: () => sent })();
  expect(html).toContain('<h2>Welcome to Houndwell</h2>');
  expect(html).toContain('<a href="#newSignInLetter">New sign-in to your account</a>');
  expect(html.indexOf('<h2>Second</h2>')).toBeGreaterThan(html.indexOf('id="sent"'));
  expect(html.indexOf('<h2>First</h2>')).toBeGreaterThan(html.indexOf('<h2>Second</h2>'));
  expect(html).toContain('srcdoc="&lt;p&gt;Hello&lt;/p&gt;"');
});

test('what a mail says cannot run in the preview or leave its frame', async () => {
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
  const { html } = await mailPreview({ ...surroundings, sentMail: () => sent })();
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<b>');
});
