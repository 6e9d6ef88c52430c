import { describe, expect, it, test } from 'vitest';
import {
  type Block,
  isListTitle,
  parseResponse,
  toSourceLink,
} from '../../../../frontend/src/features/chat/response.ts';

describe('an answer', () => {
  it('is split into paragraphs at blank lines, and keeps other line breaks', () => {
    expect(parseResponse('One.\nStill one.\n\n \nTwo.')).toEqual([
      { kind: 'paragraph', text: 'One.\nStill one.' },
      { kind: 'paragraph', text: 'Two.' },
    ]);
  });

  it('groups lines that start with a hyphen into lists, even across blank lines', () => {
    expect(parseResponse('Watch for:\n- panting\n-  drooling\n\n- a red tongue\n\nThen stop.')).toEqual([
      { kind: 'paragraph', text: 'Watch for:' },
      { kind: 'list', items: ['panting', 'drooling', 'a red tongue'] },
      { kind: 'paragraph', text: 'Then stop.' },
    ]);
  });

  it('shows HTML and Markdown as plain text', () => {
    const text = '<b>5-10 minutes</b> **at most** -not a list';
    expect(parseResponse(text)).toEqual([{ kind: 'paragraph', text }]);
    expect(parseResponse(' \n\n- \n')).toEqual([]);
  });
});

test('a line before a list is its title if it ends with a colon or a question mark, and is no sentence', () => {
  const list: Block = { kind: 'list', items: ['a'] };
  for (const title of ['What helps:', 'Is it anxiety?']) expect(isListTitle(title, list)).toBe(true);
  for (const text of ['Watch. Call for:', 'What helps', 'Step by step: go slowly.'])
    expect(isListTitle(text, list)).toBe(false);
  expect(isListTitle('What helps:', { kind: 'paragraph', text: 'a' })).toBe(false);
  expect(isListTitle('What helps:', undefined)).toBe(false);
});

test('a source links only to this site or to an https URL', () => {
  expect(toSourceLink('/guide/heat')).toEqual({ to: '/guide/heat' });
  expect(toSourceLink('https://vet.example/heat')).toEqual({ href: 'https://vet.example/heat' });
  for (const url of ['//evil.example', '/\\evil.example', 'http://vet.example', 'javascript:alert(1)', 'guide', ''])
    expect(toSourceLink(url)).toBeNull();
});
