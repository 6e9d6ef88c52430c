import { articles } from '#shared/guide/articles.ts';
import { encodeClassifier } from '#shared/guide/classifier-encoding.ts';
import { writeWeightsFile } from '../training/write-weights.ts';
import { listExamples } from './examples.ts';
import { readQuestions } from './questions.ts';
import { trainClassifier } from './train-classifier.ts';

/** `npm run train:guide`: trains the classifier on the articles and on questions. */
const examples = listExamples(readQuestions());
const classifier = trainClassifier(
  examples,
  articles.map(({ id }) => id),
);
writeWeightsFile(
  'shared/guide/classifier-weights.ts',
  'classifierWeights',
  encodeClassifier(classifier),
  'train:guide',
);
console.log(`${examples.length} texts, ${classifier.rows.size} words`);
