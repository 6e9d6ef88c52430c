import { encodeModels } from '#shared/emergency/model.ts';
import { encodeNetwork } from '#shared/emergency/network-encoding.ts';
import { writeWeightsFile } from '../training/write-weights.ts';
import { readCorpus } from './corpus.ts';
import { prepareTrainingSet, trainModels } from './train-model.ts';

/** `npm run train:emergency`: trains the models on the whole corpus and writes their weights as data files. */
const command = 'train:emergency';
const trainingSet = prepareTrainingSet(readCorpus());
const { network, ...linear } = trainModels(trainingSet);
writeWeightsFile('shared/emergency/model-weights.ts', 'modelWeights', encodeModels(linear), command);
writeWeightsFile('shared/emergency/network-weights.ts', 'networkWeights', encodeNetwork(network), command);
console.log(`${trainingSet.texts.length} texts`);
