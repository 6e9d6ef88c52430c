import type { Encoder, Layer, Linear, Norm } from '#shared/text-model/encoder.ts';
import type { Pieces } from '#shared/text-model/pieces.ts';
import { readTensors, type TensorFile } from '#shared/text-model/safetensors.ts';

/** A trained encoder with what it was trained for. */
export interface TextModel {
  pieces: Pieces;
  encoder: Encoder;
  /** The IDs of the articles that the model knows. The last class of `articles` is "no article". */
  articleIds: readonly string[];
  articles: Linear;
  /** The classes are harmless, urgent and emergency. */
  urgency: Linear;
}

/** The first pieces are control characters, which no text contains. */
const reservedPieces = 6;

/** The rows of a matrix are stored as whole numbers, in units of a number for each row. */
function readRows(file: TensorFile, name: string): Float32Array {
  const units = file.read(`${name}.units`);
  const rows = file.read(name);
  const size = rows.length / units.length;
  const weights = new Float32Array(rows);
  units.forEach((unit, row) => {
    for (let at = row * size; at < (row + 1) * size; at += 1) weights[at] = (weights[at] as number) * unit;
  });
  return weights;
}

function readLinear(file: TensorFile, name: string): Linear {
  return { weights: readRows(file, name), bias: Float32Array.from(file.read(`${name}.bias`)) };
}

function readNorm(file: TensorFile, name: string): Norm {
  return {
    scale: Float32Array.from(file.read(`${name}.scale`)),
    shift: Float32Array.from(file.read(`${name}.shift`)),
  };
}

function readLayer(file: TensorFile, name: string, isFirst: boolean): Layer {
  return {
    attentionNorm: readNorm(file, `${name}.attentionNorm`),
    queryKeyValue: readLinear(file, `${name}.queryKeyValue`),
    attentionOutput: readLinear(file, `${name}.attentionOutput`),
    ...(isFirst && { residual: readLinear(file, `${name}.residual`) }),
    feedForwardNorm: readNorm(file, `${name}.feedForwardNorm`),
    expand: readLinear(file, `${name}.expand`),
    contract: readLinear(file, `${name}.contract`),
  };
}

/** Decodes a model file. */
export function decodeModel(bytes: Uint8Array<ArrayBuffer>): TextModel {
  const file = readTensors(bytes);
  const { pieces = '', articleIds = '' } = file.metadata;
  return {
    pieces: {
      indexes: new Map(
        pieces
          .split('\n')
          .map((piece, index) => [piece, index] as const)
          .slice(reservedPieces),
      ),
      scores: Float32Array.from(file.read('pieces.scores')),
    },
    encoder: {
      embeddings: readRows(file, 'embeddings'),
      layers: [readLayer(file, 'layer0', true), readLayer(file, 'layer1', false)],
      output: readLinear(file, 'output'),
    },
    articleIds: articleIds.split('\n'),
    articles: readLinear(file, 'articles'),
    urgency: readLinear(file, 'urgency'),
  };
}
