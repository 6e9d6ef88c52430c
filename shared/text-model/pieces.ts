/** A space in a piece. */
const space = '\u2581';

/** The piece of a character that no other piece has. */
const unknownPiece = 0;

/** Unlikelier than every piece, so that it is only used where there is no other. */
const unknownScore = -100;

/** The pieces of words that an encoder knows. */
export interface Pieces {
  /** The index of each piece. */
  indexes: ReadonlyMap<string, number>;
  /** The logarithm of each piece's probability. */
  scores: Float32Array;
}

/** The longest piece, in characters. */
const maxLength = 16;

/**
 * Splits a text into the pieces that are likeliest together (a unigram language model, as in SentencePiece): "reverse sneezing"
 * into "reverse", "s", "ne", "ez" and "ing". Texts are read in lower case, as most owners type.
 *
 * @returns the indexes of the pieces
 */
export function splitPieces(text: string, { indexes, scores }: Pieces): number[] {
  const words = text.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean);
  return words.flatMap((word) => splitWord([...`${space}${word}`], indexes, scores));
}

/** Finds the likeliest pieces of a word by the likeliest way to each of its characters. */
function splitWord(characters: readonly string[], indexes: Pieces['indexes'], scores: Float32Array): number[] {
  const best = [{ score: 0, from: 0, piece: unknownPiece }];
  for (let end = 1; end <= characters.length; end += 1) {
    let found = { score: (best[end - 1]?.score ?? 0) + unknownScore, from: end - 1, piece: unknownPiece };
    for (let from = Math.max(0, end - maxLength); from < end; from += 1) {
      const piece = indexes.get(characters.slice(from, end).join(''));
      if (piece === undefined) continue;
      const score = (best[from]?.score ?? 0) + (scores[piece] ?? 0);
      if (score > found.score) found = { score, from, piece };
    }
    best.push(found);
  }
  const pieces: number[] = [];
  for (let at = characters.length; at > 0; at = best[at]?.from ?? 0) pieces.unshift(best[at]?.piece ?? unknownPiece);
  return pieces;
}
