import { beforeAll, describe, expect, it, vi } from 'vitest';
import { greetingName, renderEmail } from '#functions/core/mail/email-template.ts';

beforeAll(() => {
  vi.stubEnv('SITE_ORIGIN', 'https://houndwell.example');
});

describe('renderEmail', () => {
  const recipient = { email: 'maya@example.com', emailVerified: true, firstName: 'Zoë-Ann O&Neil' };
  const template = {
    subject: 'Good "news"',
    paragraphs: ['One & two'],
    action: { label: 'Open', path: '/#token=a' },
    note: 'Why this came',
  };
  const email = () => renderEmail(recipient, template);

  it('puts the same content into plain text and HTML', () => {
    const { text, html } = email();
    for (const part of ['Open', 'https://houndwell.example/#token=a', 'Why this came']) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
  });

  it('escapes names and content in the HTML', () => {
    const { html } = email();
    expect(html).toContain('Hi Zoë-Ann O&amp;Neil,');
    expect(html).toContain('One &amp; two');
    expect(renderEmail({ ...recipient, firstName: '<b>Maya</b>' }, template).html).not.toContain('Maya');
  });

  it('greets without a name when the name could contain a message', () => {
    const firstName = 'Locked. Go to https://evil.example/unlock now';
    const { text, html } = renderEmail({ ...recipient, firstName }, template);
    expect(text).toMatch(/^Hi,\n/);
    expect(html).toContain('>Hi,<');
    expect(text + html).not.toContain('evil');
  });

  it('greets an address that is not verified without a name', () => {
    const { text, html } = renderEmail({ ...recipient, emailVerified: false }, template);
    expect(text).toMatch(/^Hi,\n/);
    expect(html).toContain('>Hi,<');
  });

  it('repeats the URL below the button, and does not break a short one', () => {
    const { html } = email();
    expect(html.split('href="https://houndwell.example/#token=a"')).toHaveLength(3);
    expect(html).not.toContain('break-all');
  });

  it('starts with the first paragraph as the preheader and names the sender once', () => {
    const { html } = email();
    const body = html.slice(html.indexOf('<body'));
    expect(body.indexOf('One &amp; two')).toBeLessThan(body.indexOf('Houndwell'));
    expect(body.match(/>Houndwell</g)).toHaveLength(1);
  });

  it('keeps "7-day" on one line', () => {
    const { html, text } = renderEmail(recipient, { ...template, paragraphs: ['Your 7-day trial'] });
    expect(html).toContain('Your <span style="white-space:nowrap">7-day</span> trial');
    expect(text).toContain('Your 7-day trial');
  });

  it('loads nothing from outside when it is opened', () => {
    expect(email().html).not.toMatch(/<(img|link|script)|url\(/);
  });
});

describe('greetingName', () => {
  it.each([
    'Maya',
    'Mary Jane',
    'J. R.',
    'St. John',
    "D'Arcy",
    'Jean-Luc',
    'Zoë',
    'Ngọc Ánh',
    'မေ',
    '美雪',
    'نازنین زهرا',
    'a'.repeat(40),
  ])('keeps %s', (name) => {
    expect(greetingName(name)).toBe(name);
  });

  it.each([
    '',
    ' ',
    'a'.repeat(41),
    `${'a'.repeat(20)} ${'a'.repeat(20)}`,
    'Mary Jane Ann',
    'Your account locked',
    'Mary\u00A0Jane',
    'Mary\u3000Jane',
    'Ma\u200Dya',
    'Maya\u3164',
    'Ma\u00ADya',
    'Your account was locked. Go to https://evil.example/unlock now',
    'https://evil.example',
    'evil.example',
    'evil。example',
    'Maya evil.example',
    'www evil',
    'Www.evil',
    'maya@evil',
    'mailto:maya',
    'evil/unlock',
    'evil\\unlock',
    'Call 555 0100',
    'Maya\nYour account was locked',
    'Maya\u2028Locked',
    'Maya\u202Etxt',
    '<b>Maya</b>',
  ])('leaves out %j', (name) => {
    expect(greetingName(name)).toBeUndefined();
  });
});
