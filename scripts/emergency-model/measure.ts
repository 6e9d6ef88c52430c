import { loadModels } from '#shared/emergency/load-models.ts';
import { readTexts } from '../text-model/read-texts.ts';
import { readCorpus, readNewAuthors } from './corpus.ts';
import { checkTexts, computeMetrics, formatMetrics } from './metrics.ts';

/**
 * `npm run measure:emergency [-- <author>]`: checks the texts of new authors, or one author's texts, with the committed models
 * and prints every mistake. Only texts that the models were not trained on estimate how good they are.
 */
const [author] = process.argv.slice(2);
const texts = author
  ? [...readCorpus(), ...readNewAuthors()].filter((text) => text.author === author)
  : readNewAuthors();
const metrics = computeMetrics(checkTexts(texts, loadModels(), readTexts(texts)));
for (const [name, { mistakes }] of Object.entries(metrics)) {
  for (const { text, check } of mistakes) {
    const found = [check.verdict, ...check.reasons.slice(0, 1)].join(', ');
    console.log(`${name} (${text.author}, ${text.about ?? 'no topic'}; ${found}): ${text.text}`);
  }
}
console.log(`On the server\n${formatMetrics(metrics)}`);
console.log(`Offline\n${formatMetrics(computeMetrics(checkTexts(texts, loadModels())))}`);
