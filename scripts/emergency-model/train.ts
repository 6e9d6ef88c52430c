import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeModels } from '#shared/emergency/model.ts';
import { readCorpus } from './corpus.ts';
import { prepareTrainingSet, trainModels } from './train-model.ts';

/** `npm run train:emergency`: trains the models on the whole corpus and writes their weights as a data file. */
const folder = join(import.meta.dirname, '../../shared/emergency');
const generated = '// Written by `npm run train:emergency`. Do not edit.\n';

const trainingSet = prepareTrainingSet(readCorpus());
const { bias, gaps, weights } = encodeModels(trainModels(trainingSet));
const breakLines = (text: string) => text.replace(/.{120}/g, '$&\n');
writeFileSync(
  join(folder, 'model-weights.ts'),
  `${generated}
export const modelWeights = {
  bias: { now: ${bias.now}, today: ${bias.today} },
  gaps: \`
${breakLines(gaps)}
\`,
  weights: \`
${breakLines(weights)}
\`,
};
`,
);
console.log(`${trainingSet.texts.length} texts`);
