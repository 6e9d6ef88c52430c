import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeWeights, type Model } from '#shared/emergency/model.ts';
import { readCorpus } from './corpus.ts';
import { prepareTrainingSet, trainModels } from './train-model.ts';

/** `npm run train:emergency`: trains the models on the whole corpus and writes their weights as a data file. */
const folder = join(import.meta.dirname, '../../shared/emergency');
const generated = '// Written by `npm run train:emergency`. Do not edit.\n';

function format({ weights, bias }: Model): string {
  return `{
    /** The intercept. */
    bias: ${bias},
    /** The number of weights that are not zero. */
    weightCount: ${weights.filter((weight) => weight !== 0).length},
    /** The weights (\`encodeWeights\`). */
    weights: \`
${encodeWeights(weights).replace(/.{120}/g, '$&\n')}
\`,
  }`;
}

const trainingSet = prepareTrainingSet(readCorpus());
const models = trainModels(trainingSet);
writeFileSync(
  join(folder, 'model-weights.ts'),
  `${generated}
export const modelWeights = {
  now: ${format(models.now)},
  today: ${format(models.today)},
};
`,
);
console.log(`${trainingSet.texts.length} texts`);
