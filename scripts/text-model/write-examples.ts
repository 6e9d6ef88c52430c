import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articles } from '#shared/guide/articles.ts';
import { splitPieces } from '#shared/text-model/pieces.ts';
import { readCorpus } from '../emergency-model/corpus.ts';
import { listExamples } from '../guide-search/examples.ts';
import { readQuestions } from '../guide-search/questions.ts';

/**
 * Writes what `train.py` trains on to a folder: the pieces of words that the model will know, and the texts of the guide's
 * search and of the emergency models, in pieces.
 *
 * @param vocabulary The file `vocab.json` of the pretrained encoder
 */
const [vocabulary = '', folder = ''] = process.argv.slice(2);

/** The first pieces are control characters. */
const reserved = 6;

const all = JSON.parse(readFileSync(vocabulary, 'utf8')) as [piece: string, score: number][];
// Texts are read in lower case, so pieces with capitals are never used.
const kept = all.map((_, index) => index).filter((index) => index < reserved || isLowerCase(all[index]?.[0] ?? ''));
const pieces = kept.map((index) => all[index] as [string, number]);

function isLowerCase(piece: string): boolean {
  return piece === piece.toLowerCase();
}

const model = {
  indexes: new Map(pieces.map(([piece], index) => [piece, index] as const).slice(reserved)),
  scores: Float32Array.from(pieces, ([, score]) => score),
};
const ofGuide = listExamples(readQuestions())
  // Sentences of articles are not what owners type.
  .filter(({ weight }) => weight === 1)
  .map(({ text, articles: ids }) => ({ pieces: splitPieces(text, model), articles: ids }));
const ofCheck = readCorpus().map(({ text, verdict }) => ({ pieces: splitPieces(text, model), verdict }));
const examples = [...ofGuide, ...ofCheck].filter((example) => example.pieces.length > 0);

mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'pieces.json'),
  JSON.stringify({ kept, pieces: pieces.map(([piece]) => piece), scores: pieces.map(([, score]) => score) }),
);
writeFileSync(join(folder, 'articles.json'), JSON.stringify(articles.map(({ id }) => id)));
writeFileSync(join(folder, 'examples.jsonl'), examples.map((example) => `${JSON.stringify(example)}\n`).join(''));
console.log(`${examples.length} texts, ${pieces.length} pieces`);
