import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeModels } from '#shared/emergency/model.ts';
import { encodeNetwork } from '#shared/emergency/network-encoding.ts';
import { readCorpus } from './corpus.ts';
import { prepareTrainingSet, trainModels } from './train-model.ts';

/** `npm run train:emergency`: trains the models on the whole corpus and writes their weights as data files. */
const folder = join(import.meta.dirname, '../../shared/emergency');

/** Writes a value as code, with long texts in lines. */
function formatCode(value: unknown): string {
  if (typeof value === 'string') return `\`\n${value.replace(/.{120}/g, '$&\n')}\n\``;
  if (Array.isArray(value)) return `[${value.map(formatCode).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([name, each]) => `${name}: ${formatCode(each)}`)
    .join(', ')} }`;
}

function write(file: string, name: string, weights: object): void {
  const head = '// Written by `npm run train:emergency`. Do not edit.\n\n';
  writeFileSync(join(folder, file), `${head}export const ${name} = ${formatCode(weights)};\n`);
}

const trainingSet = prepareTrainingSet(readCorpus());
const { network, ...linear } = trainModels(trainingSet);
write('model-weights.ts', 'modelWeights', encodeModels(linear));
write('network-weights.ts', 'networkWeights', encodeNetwork(network));
console.log(`${trainingSet.texts.length} texts`);
