import { loadModel } from '#shared/emergency/model.ts';
import { readCorpus } from './corpus.ts';
import { findMistakes, formatMistakes } from './mistakes.ts';

/**
 * `npm run measure:emergency [-- <author>]`: checks the corpus, or one author's texts, with the committed model and prints
 * every mistake. Only texts that the model was not trained on estimate how good it is.
 */
const [author] = process.argv.slice(2);
const texts = readCorpus().filter((text) => !author || text.author === author);
const mistakes = findMistakes(texts, loadModel());
for (const [kind, found] of [
  ['missed', mistakes.missed],
  ['false alarm', mistakes.falseAlarms],
] as const) {
  for (const { text, author: writer, about } of found)
    console.log(`${kind} (${writer}, ${about ?? 'no topic'}): ${text}`);
}
console.log(formatMistakes(mistakes));
