/*
 * A transformer (encoder) of two layers: it reads a text piece by piece, lets each piece attend to all others, and returns
 * the text's meaning as a vector. The architecture is that of the Universal Sentence Encoder Lite, with normalization before
 * each part ("pre-norm").
 */

import { softmax } from '#shared/text/softmax.ts';

/** A matrix with a row for each output, so that an output is the dot product of its row and the input. */
export interface Linear {
  weights: Float32Array;
  /** One per output. */
  bias: Float32Array;
}

/** The scale and the shift of a layer normalization. */
export interface Norm {
  scale: Float32Array;
  shift: Float32Array;
}

/** A layer. The first one widens its input, so it has a matrix for the residual connection as well. */
export interface Layer {
  attentionNorm: Norm;
  /** Queries, keys and values in one matrix. */
  queryKeyValue: Linear;
  attentionOutput: Linear;
  residual?: Linear | undefined;
  feedForwardNorm: Norm;
  expand: Linear;
  contract: Linear;
}

/** A trained encoder. */
export interface Encoder {
  /** A vector of `embeddingSize` numbers per piece. */
  embeddings: Float32Array;
  layers: readonly Layer[];
  output: Linear;
}

/** The length of a piece's vector. */
export const embeddingSize = 256;

/** The encoder reads no more pieces of a text, which is about 90 words. */
export const maxPieces = 128;

const heads = 4;

/** The wavelengths of the positions' signal grow from 2π to 10,000 times as much. */
const maxTimescale = 10_000;

/** Avoids a division by zero. */
const epsilon = 1e-6;

/** Multiplies the vectors of `count` pieces by a matrix. Four pieces at a time, so that each weight is read less often. */
export function multiply(input: Float32Array, { weights, bias }: Linear, count: number): Float32Array {
  const inputs = input.length / count;
  const outputs = bias.length;
  const result = new Float32Array(count * outputs);
  for (let piece = 0; piece < count; piece += 4) {
    const [a, b, c, d] = [0, 1, 2, 3].map((next) => Math.min(piece + next, count - 1) * inputs) as [
      number,
      number,
      number,
      number,
    ];
    for (let output = 0; output < outputs; output += 1) {
      const row = output * inputs;
      const start = bias[output] as number;
      let sumA = start;
      let sumB = start;
      let sumC = start;
      let sumD = start;
      for (let at = 0; at < inputs; at += 1) {
        const weight = weights[row + at] as number;
        sumA += weight * (input[a + at] as number);
        sumB += weight * (input[b + at] as number);
        sumC += weight * (input[c + at] as number);
        sumD += weight * (input[d + at] as number);
      }
      result[(a / inputs) * outputs + output] = sumA;
      result[(b / inputs) * outputs + output] = sumB;
      result[(c / inputs) * outputs + output] = sumC;
      result[(d / inputs) * outputs + output] = sumD;
    }
  }
  return result;
}

/** Shifts and scales each piece's vector to mean 0 and variance 1, and then as it was learned. */
function normalize(input: Float32Array, { scale, shift }: Norm, count: number): Float32Array {
  const size = scale.length;
  const result = new Float32Array(input.length);
  for (let piece = 0; piece < count; piece += 1) {
    const vector = input.subarray(piece * size, (piece + 1) * size);
    const mean = vector.reduce((sum, value) => sum + value, 0) / size;
    const variance = vector.reduce((sum, value) => sum + (value - mean) ** 2, 0) / size;
    const factor = 1 / Math.sqrt(variance + epsilon);
    for (let at = 0; at < size; at += 1)
      result[piece * size + at] =
        ((vector[at] as number) - mean) * factor * (scale[at] as number) + (shift[at] as number);
  }
  return result;
}

function add(target: Float32Array, other: Float32Array): Float32Array {
  for (let at = 0; at < target.length; at += 1) target[at] = (target[at] as number) + (other[at] as number);
  return target;
}

/** Mixes the values of all pieces for each piece, by how well its query fits their keys. */
function attend(queryKeyValue: Float32Array, count: number): Float32Array {
  const row = queryKeyValue.length / count;
  const width = row / 3;
  const headSize = width / heads;
  const result = new Float32Array(count * width);
  for (let head = 0; head < heads; head += 1)
    for (let piece = 0; piece < count; piece += 1) {
      const query = piece * row + head * headSize;
      const fits = new Float32Array(count);
      for (let other = 0; other < count; other += 1) {
        const key = other * row + width + head * headSize;
        let sum = 0;
        for (let at = 0; at < headSize; at += 1)
          sum += (queryKeyValue[query + at] as number) * (queryKeyValue[key + at] as number);
        fits[other] = sum / Math.sqrt(headSize);
      }
      const shares = softmax(fits);
      const into = piece * width + head * headSize;
      for (let other = 0; other < count; other += 1) {
        const share = shares[other] as number;
        const value = other * row + 2 * width + head * headSize;
        for (let at = 0; at < headSize; at += 1)
          result[into + at] = (result[into + at] as number) + share * (queryKeyValue[value + at] as number);
      }
    }
  return result;
}

function runLayer(input: Float32Array, layer: Layer, count: number): Float32Array {
  const mixed = attend(multiply(normalize(input, layer.attentionNorm, count), layer.queryKeyValue, count), count);
  const attended = multiply(mixed, layer.attentionOutput, count);
  const residual = layer.residual ? multiply(input, layer.residual, count) : input;
  const middle = add(attended, residual);
  const expanded = multiply(normalize(middle, layer.feedForwardNorm, count), layer.expand, count);
  const active = expanded.map((value) => Math.max(0, value));
  return add(multiply(active, layer.contract, count), middle);
}

/** Returns the vectors of the pieces, with a signal that says where in the text each one is. */
function embed(pieces: readonly number[], embeddings: Float32Array): Float32Array {
  const result = new Float32Array(pieces.length * embeddingSize);
  const waves = embeddingSize / 2;
  pieces.forEach((piece, position) => {
    for (let at = 0; at < embeddingSize; at += 1) {
      const wave = at % waves;
      const angle = position / maxTimescale ** (wave / (waves - 1));
      // The embedding counts twice: once itself, and once with the signal.
      result[position * embeddingSize + at] =
        2 * (embeddings[piece * embeddingSize + at] as number) + (at < waves ? Math.sin(angle) : Math.cos(angle));
    }
  });
  return result;
}

/** Returns the meaning of a text as a vector of length 1. Without any pieces, all zeros. */
export function encodePieces(pieces: readonly number[], { embeddings, layers, output }: Encoder): Float32Array {
  const read = pieces.slice(0, maxPieces);
  if (read.length === 0) return new Float32Array(output.bias.length);
  const vectors = layers.reduce((input, layer) => runLayer(input, layer, read.length), embed(read, embeddings));
  const size = vectors.length / read.length;
  const mean = new Float32Array(size);
  vectors.forEach((value, at) => {
    mean[at % size] = (mean[at % size] as number) + value / read.length;
  });
  const meaning = multiply(mean, output, 1).map(Math.tanh);
  const length = Math.sqrt(meaning.reduce((sum, value) => sum + value * value, 0)) || 1;
  return meaning.map((value) => value / length);
}
