import { describe, expect, it, test } from 'vitest';
import { parseResponse, toSourceLink } from '../../../../frontend/src/features/chat/response.ts';

describe('an answer', () => {
  it('is split into paragraphs at blank lines, and keeps other line breaks', () => {
    expect(parseResponse('One.\nStill one.\n\n \nTwo.')).toEqual([
      { kind: 'paragraph', text: 'One.\nStill one.' },
      { kind: 'paragraph', text: 'Two.' },
    ]);
  });

  it('has lists of lines that start with a hyphen, also across blank lines', () => {
    expect(parseResponse('Watch for:\n- panting\n-  drooling\n\n- a red tongue\n\nThen stop.')).toEqual([
      { kind: 'paragraph', text: 'Watch for:' },
      { kind: 'list', items: ['panting', 'drooling', 'a red tongue'] },
      { kind: 'paragraph', text: 'Then stop.' },
    ]);
  });

  it('stays plain text', () => {
    const text = '<b>5-10 minutes</b> **at most** -not a list';
    expect(parseResponse(text)).toEqual([{ kind: 'paragraph', text }]);
    expect(parseResponse(' \n\n- \n')).toEqual([]);
  });
});

test('a source links to this site or by https, and to nothing else', () => {
  expect(toSourceLink('/guide/heat')).toEqual({ to: '/guide/heat' });
  expect(toSourceLink('https://vet.example/heat')).toEqual({ href: 'https://vet.example/heat' });
  for (const url of ['//evil.example', '/\\evil.example', 'http://vet.example', 'javascript:alert(1)', 'guide', ''])
    expect(toSourceLink(url)).toBeNull();
});
