import { describe, expect, it } from 'vitest';
import { setLetter } from '#functions/core/letter.ts';

describe('a letter', () => {
  const letter = {
    to: 'maya@example.com',
    firstName: '<b>Maya</b>',
    subject: 'Good "news"',
    paragraphs: ['One & two'],
    action: { label: 'Open', url: 'https://houndwell.example/#token=a' },
    note: 'Why this came',
  };

  it('says the same in plain text and in HTML', () => {
    const { text, html } = setLetter(letter);
    for (const words of ['Open', 'https://houndwell.example/#token=a', 'Why this came']) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
  });

  it('never lets a name become markup', () => {
    const { html } = setLetter(letter);
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;b&gt;Maya&lt;/b&gt;');
    expect(html).toContain('One &amp; two');
  });

  it('fetches nothing from outside when it is opened', () => {
    expect(setLetter(letter).html).not.toMatch(/<(img|link|script)|url\(/);
  });
});
