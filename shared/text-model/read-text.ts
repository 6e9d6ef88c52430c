import type { Urgency } from '#shared/emergency/check-text.ts';
import { softmax } from '#shared/text/softmax.ts';
import type { TextModel } from '#shared/text-model/decode-model.ts';
import { encodePieces, type Linear, maxPieces } from '#shared/text-model/encoder.ts';
import { splitPieces } from '#shared/text-model/pieces.ts';

/** What the text model says about a text. */
export interface Reading {
  /** The probability that the text is about an article, from 0 to 1, by the article's ID. */
  articles: ReadonlyMap<string, number>;
  /** How urgent the text sounds, if the model could read all of it. */
  urgency?: Urgency;
}

function computeLogits(meaning: Float32Array, { weights, bias }: Linear): Float32Array {
  const size = meaning.length;
  return bias.map((start, row) =>
    meaning.reduce((sum, value, at) => sum + value * (weights[row * size + at] as number), start),
  );
}

/** The logarithm of the sum of exponentials. */
function addLogits(a: number, b: number): number {
  const highest = Math.max(a, b);
  return highest + Math.log1p(Math.exp(Math.min(a, b) - highest));
}

function judgeUrgency(meaning: Float32Array, head: Linear): Urgency {
  const [harmless, urgent, emergency] = computeLogits(meaning, head) as unknown as [number, number, number];
  return { now: emergency - addLogits(harmless, urgent), today: addLogits(urgent, emergency) - harmless };
}

/**
 * Reads a text with a model. Of a text that is too long for it, the model reads the beginning, which usually says what it is about,
 * but cannot tell how urgent it is.
 *
 * @throws if the model is damaged
 */
export function readWith({ pieces, encoder, articleIds, articles, urgency }: TextModel, text: string): Reading {
  const split = splitPieces(text, pieces);
  const meaning = encodePieces(split, encoder);
  const judged = judgeUrgency(meaning, urgency);
  if (!Number.isFinite(judged.now + judged.today)) throw new Error('The text model is damaged.');
  const probabilities = softmax(computeLogits(meaning, articles));
  return {
    articles: new Map(articleIds.map((id, index) => [id, probabilities[index] as number])),
    ...(split.length <= maxPieces && { urgency: judged }),
  };
}
