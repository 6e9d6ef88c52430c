import { clearSign } from '#shared/emergency/clear-signs.ts';
import { correctSpelling } from '#shared/emergency/correct-spelling.ts';
import { scoreOf } from '#shared/emergency/model.ts';
import { type ReasonCode, reasonCodes, type Verdict } from '#shared/emergency/reasons.ts';
import { reasonsOf } from '#shared/emergency/reasons-of.ts';
import { isOverSeizure } from '#shared/emergency/seizure.ts';
import { isQuestion, type Token, tokenize } from '#shared/emergency/tokens.ts';

/** What a text says. */
export interface TextCheck {
  verdict: Verdict;
  /** Whether the verdict is `now`. */
  emergency: boolean;
  /** The most urgent first. */
  reasons: ReasonCode[];
}

/** Above these scores a text, or a sentence with a clear sign, is an emergency. Decision 090 tells how they were chosen. */
export const thresholds = { text: -1900, clearSign: -3000 };

/** The sentences of a text, as words. */
export function sentencesOf(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [];
  for (const token of tokens) {
    if (token.gap === 2 || sentences.length === 0) sentences.push([]);
    sentences.at(-1)?.push(token);
  }
  return sentences;
}

/** What speaks for an emergency. */
export interface Judgment {
  score: number;
  /** Clear signs, each with the score of its sentence or of the text, whichever is higher. */
  signs: { reason: ReasonCode; score: number }[];
}

/** Scores words. `asked`: the text ends with a question mark. */
export type Score = (tokens: readonly Token[], asked: boolean) => number;

/** Judges a text by a model. */
export function judge(text: string, score: Score): Judgment {
  const tokens = correctSpelling(tokenize(text));
  if (tokens.length === 0) return { score: Number.NEGATIVE_INFINITY, signs: [] };
  const whole = score(tokens, isQuestion(text));
  const signs = sentencesOf(tokens).flatMap((sentence) => {
    const reason = clearSign(sentence);
    return reason ? [{ reason, score: Math.max(whole, score(sentence, false)) }] : [];
  });
  return { score: whole, signs };
}

/** Whether a judgment means an emergency, and the clear signs that count. */
export function decide({ score, signs }: Judgment): { emergency: boolean; clear: ReasonCode[] } {
  const clear = signs.filter((sign) => sign.score > thresholds.clearSign).map(({ reason }) => reason);
  return { emergency: clear.length > 0 || score > thresholds.text, clear };
}

/**
 * Checks what somebody typed about an animal for signs of an emergency: by clear signs and by a model of the words. It
 * runs without a network and takes a few milliseconds, also for hostile text. When in doubt, it is an emergency.
 */
export function checkText(text: string): TextCheck {
  const tokens = correctSpelling(tokenize(text));
  const { emergency, clear } = decide(judge(text, scoreOf));
  const found = new Set([...clear, ...reasonsOf(tokens)]);
  const reasons = reasonCodes.filter((code) => found.has(code));
  const onlySeizure = reasons.every((reason) => reason === 'seizure');
  if (isOverSeizure(tokens) && (onlySeizure || !emergency)) {
    return { verdict: 'today', emergency: false, reasons: ['seizure'] };
  }
  return emergency ? { verdict: 'now', emergency: true, reasons } : { verdict: 'none', emergency: false, reasons: [] };
}
