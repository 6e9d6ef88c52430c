import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeWeights } from '#shared/emergency/model.ts';
import { buildModel } from './build.ts';
import { readCorpus } from './corpus.ts';

const folder = join(import.meta.dirname, '../../shared/emergency');
const generated = '// Written by `npm run train:emergency`. Do not edit.\n';

/** Trains the model on all texts, and writes it as a data file. */
const texts = readCorpus();
const { weights, bias } = buildModel(texts);
const weightCount = weights.filter((weight) => weight !== 0).length;
writeFileSync(
  join(folder, 'model-weights.ts'),
  `${generated}
/** What every text starts with. */
export const bias = ${bias};

/** The number of weights that are not zero. */
export const weightCount = ${weightCount};

/** The weights (\`encodeWeights\`). */
export const weights = \`
${encodeWeights(weights).replace(/.{120}/g, '$&\n')}
\`;
`,
);
console.log(`${texts.length} texts, ${weightCount} weights`);
