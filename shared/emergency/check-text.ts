import { findClearSign } from '#shared/emergency/clear-signs.ts';
import { correctSpelling } from '#shared/emergency/correct-spelling.ts';
import { findReasons } from '#shared/emergency/find-reasons.ts';
import { computeScore, loadModel, type Model } from '#shared/emergency/model.ts';
import { type ReasonCode, reasonCodes, type Verdict } from '#shared/emergency/reasons.ts';
import { isOverSeizure } from '#shared/emergency/seizure.ts';
import { isQuestion, type Token, tokenize } from '#shared/emergency/tokens.ts';

/** The result of checking a text. */
export interface TextCheck {
  verdict: Verdict;
  /** Whether the verdict is `now`. */
  emergency: boolean;
  /** The most urgent first. */
  reasons: ReasonCode[];
}

/**
 * Above these scores a text, or a sentence with a clear sign, is an emergency. They weigh a missed emergency far heavier
 * than a false alarm.
 */
const thresholds = { text: -1900, clearSign: -3000 };

/** Splits a text into its sentences. */
function splitSentences(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [];
  for (const token of tokens) {
    if (token.gap === 2 || sentences.length === 0) sentences.push([]);
    sentences.at(-1)?.push(token);
  }
  return sentences;
}

/** Evidence for an emergency: model score and clear signs. */
interface Evidence {
  score: number;
  /** Each has the score of its sentence or of the whole text, whichever is higher. */
  clearSigns: { reason: ReasonCode; score: number }[];
}

function collectEvidence(tokens: readonly Token[], asked: boolean, model: Model): Evidence {
  if (tokens.length === 0) return { score: Number.NEGATIVE_INFINITY, clearSigns: [] };
  const score = computeScore(tokens, asked, model);
  const clearSigns = splitSentences(tokens).flatMap((sentence) => {
    const reason = findClearSign(sentence);
    return reason ? [{ reason, score: Math.max(score, computeScore(sentence, false, model)) }] : [];
  });
  return { score, clearSigns };
}

/** Decides whether the evidence makes an emergency, and returns the reasons of the clear signs above their threshold. */
function applyThresholds({ score, clearSigns }: Evidence): { emergency: boolean; clearReasons: ReasonCode[] } {
  const clearReasons = clearSigns.filter((sign) => sign.score > thresholds.clearSign).map(({ reason }) => reason);
  return { emergency: clearReasons.length > 0 || score > thresholds.text, clearReasons };
}

/**
 * Checks what somebody typed about an animal for signs of an emergency, by clear signs and by a model of the words. It
 * needs no network and takes a few milliseconds, also for hostile text. When in doubt, it is an emergency.
 */
export function checkText(text: string, model: Model = loadModel()): TextCheck {
  const tokens = correctSpelling(tokenize(text));
  const { emergency, clearReasons } = applyThresholds(collectEvidence(tokens, isQuestion(text), model));
  const found = new Set([...clearReasons, ...findReasons(tokens)]);
  const reasons = reasonCodes.filter((code) => found.has(code));
  const onlySeizure = reasons.every((reason) => reason === 'seizure');
  if (isOverSeizure(tokens) && (onlySeizure || !emergency)) {
    return { verdict: 'today', emergency: false, reasons: ['seizure'] };
  }
  return emergency ? { verdict: 'now', emergency: true, reasons } : { verdict: 'none', emergency: false, reasons: [] };
}
