import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { listSearchTerms } from '#shared/guide/search.ts';
import { MarkedText } from '../../../../frontend/src/features/guide/marked-text.tsx';

function mark(text: string, query: string): string {
  const markup = renderToStaticMarkup(<MarkedText text={text} terms={listSearchTerms(query)} />);
  return markup.replaceAll(/<mark[^>]*>(.*?)<\/mark>/g, '[$1]');
}

test.each([
  ['ears', 'How do I clean my dog’s ears?', 'How do I clean my dog’s [ears]?'],
  ['my beagle has itchy ears', 'Why do ears itch?', 'Why do [ears] [itch]?'],
  ['vaccum', 'Fear of the vacuum', 'Fear of the [vacuum]'],
  ['vac', 'The vaccines of a puppy', 'The [vaccines] of a puppy'],
  ['my dog', 'How often does my dog eat?', 'How often does my dog eat?'],
])('a search for "%s" marks the matching words of "%s"', (query, text, marked) => {
  expect(mark(text, query)).toBe(marked);
});

test('a text is shown as it is, also with signs that mean something in HTML', () => {
  expect(mark('Ears & <b>paws</b>', 'ears')).toBe('[Ears] &amp; &lt;b&gt;paws&lt;/b&gt;');
});
