import { describe, expect, it } from 'vitest';
import { greetingName, renderEmail } from '#functions/core/email-template.ts';

describe('a letter', () => {
  const letter = {
    to: 'maya@example.com',
    firstName: 'Maya & Tom',
    subject: 'Good "news"',
    paragraphs: ['One & two'],
    action: { label: 'Open', url: 'https://houndwell.example/#token=a' },
    note: 'Why this came',
  };

  it('says the same in plain text and in HTML', () => {
    const { text, html } = renderEmail(letter);
    for (const words of ['Open', 'https://houndwell.example/#token=a', 'Why this came']) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
  });

  it('never lets a name become markup', () => {
    const { html } = renderEmail(letter);
    expect(html).toContain('Hello Maya &amp; Tom,');
    expect(html).toContain('One &amp; two');
    expect(renderEmail({ ...letter, firstName: '<b>Maya</b>' }).html).not.toContain('Maya');
  });

  it('greets without a name rather than by one that is more than a name, in both forms', () => {
    const { text, html } = renderEmail({ ...letter, firstName: 'Locked. Go to https://evil.example/unlock now' });
    expect(text).toMatch(/^Hello,\n/);
    expect(html).toContain('>Hello,<');
    expect(text + html).not.toContain('evil');
  });

  it('can be opened by its address too, which no program breaks inside a word that fits a line', () => {
    const { html } = renderEmail(letter);
    expect(html.split('href="https://houndwell.example/#token=a"')).toHaveLength(3);
    expect(html).not.toContain('break-all');
  });

  it('is publishedEvents in the list of a mailbox by what it says, and says who writes once', () => {
    const { html } = renderEmail(letter);
    const body = html.slice(html.indexOf('<body'));
    expect(body.indexOf('One &amp; two')).toBeLessThan(body.indexOf('Houndwell'));
    expect(body.match(/>Houndwell</g)).toHaveLength(1);
  });

  it('keeps "7-day" on one line', () => {
    const { html, text } = renderEmail({ ...letter, paragraphs: ['Your 7-day trial'] });
    expect(html).toContain('Your <span style="white-space:nowrap">7-day</span> trial');
    expect(text).toContain('Your 7-day trial');
  });

  it('fetches nothing from outside when it is opened', () => {
    expect(renderEmail(letter).html).not.toMatch(/<(img|link|script)|url\(/);
  });
});

describe('the name that a mail greets by', () => {
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
    'نازنین‌زهرا',
    'a'.repeat(40),
  ])('is %s as it stands', (name) => {
    expect(greetingName(name)).toBe(name);
  });

  it.each([
    '',
    ' ',
    'a'.repeat(41),
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
  ])('is left out where it is %j', (name) => {
    expect(greetingName(name)).toBeUndefined();
  });
});
