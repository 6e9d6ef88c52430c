import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeWeights } from '#shared/emergency/model.ts';
import { readCorpus } from './corpus.ts';
import { prepareTrainingSet, trainModel } from './train-model.ts';

/** `npm run train:emergency`: trains the model on the whole corpus and writes its weights as a data file. */
const folder = join(import.meta.dirname, '../../shared/emergency');
const generated = '// Written by `npm run train:emergency`. Do not edit.\n';

const trainingSet = prepareTrainingSet(readCorpus());
const { weights, bias } = trainModel(trainingSet);
const weightCount = weights.filter((weight) => weight !== 0).length;
writeFileSync(
  join(folder, 'model-weights.ts'),
  `${generated}
/** Model intercept. */
export const bias = ${bias};

/** The number of weights that are not zero. */
export const weightCount = ${weightCount};

/** The weights (\`encodeWeights\`). */
export const weights = \`
${encodeWeights(weights).replace(/.{120}/g, '$&\n')}
\`;
`,
);
console.log(`${trainingSet.examples.length} texts, ${weightCount} weights`);
