import { findClearSign } from '#shared/emergency/clear-signs.ts';
import { computeScores } from '#shared/emergency/compute-scores.ts';
import { correctSpelling } from '#shared/emergency/correct-spelling.ts';
import { findReasons, namesReason } from '#shared/emergency/find-reasons.ts';
import { loadModels, type Models } from '#shared/emergency/load-models.ts';
import type { Target } from '#shared/emergency/model.ts';
import { findNamedDanger } from '#shared/emergency/named-danger.ts';
import { maxWords } from '#shared/emergency/network.ts';
import { type ReasonCode, reasonCodes, type Verdict } from '#shared/emergency/reasons.ts';
import { isOverSeizure } from '#shared/emergency/seizure.ts';
import { isQuestion, splitSentences, type Token, tokenize } from '#shared/emergency/tokens.ts';

/** The result of checking a text. */
export interface TextCheck {
  verdict: Verdict;
  /** Whether the verdict is `now`. */
  emergency: boolean;
  /** The most urgent first. */
  reasons: ReasonCode[];
}

/**
 * What a model that is too large for browsers says about a text, as log-odds: that it is an emergency, and that a vet should
 * see the animal today or now.
 */
export interface Urgency {
  now: number;
  today: number;
}

/** Converts log-odds to scores. */
const urgencyScale = 1000;

/**
 * Scores above which a text gets a verdict, chosen on authors who also wrote everyday texts and on whose texts no model was trained.
 * A text that names a reason, a sign or a danger has a lower threshold.
 */
const thresholds = {
  now: { text: -2500, namedReason: -3150, clearSign: -5000, toxin: -6400, danger: -2080 },
  today: 1800,
  unsure: { now: -4970, today: -3400, foreignBody: -6770 },
};

type Thresholds = typeof thresholds;

/** The same for scores to which those of a larger model are added, chosen on new authors. */
const thresholdsWithUrgency: Thresholds = {
  now: { text: -2500, namedReason: -3400, clearSign: -6250, toxin: -7200, danger: -1700 },
  today: 1950,
  unsure: { now: -7100, today: -3900, foreignBody: -10_400 },
};

/** A text with fewer words of content than this says too little for the model alone: it must name a sign as well. */
const minContentWords = 4;

/** Words without content. */
const emptyWords = new Set(
  (
    'a an the and or but so he his i my we our you your it this that is are was were be been am has have had do does did will ' +
    'would can could in on at of to for from with by up out off dog dogs puppy pup doggo pet lab girl boy just what why how ' +
    'when where there here please help me some now then very really all too not'
  ).split(' '),
);

/** What speaks for an emergency. */
interface Evidence {
  /** The highest scores of the whole text and its sentences. */
  now: number;
  today: number;
  /** With the score of their sentence or of the whole text, whichever is higher. */
  signs: { reason: ReasonCode; kind: 'clearSign' | 'toxin' | 'danger'; score: number }[];
  contentWords: number;
  namesReason: () => boolean;
}

/** Computes the scores of sentences. The network reads no more of them than of one text, so that many take little time. */
function scoreSentences(sentences: readonly (readonly Token[])[], models: Models): Record<Target, number>[] {
  let words = 0;
  return sentences.map((sentence) => {
    words += sentence.length;
    return computeScores(sentence, false, models, words <= maxWords);
  });
}

function collectEvidence(tokens: readonly Token[], asked: boolean, models: Models): Evidence {
  const sentences = splitSentences(tokens);
  const whole = computeScores(tokens, asked, models);
  const parts = sentences.length > 1 ? scoreSentences(sentences, models) : [];
  const signs = sentences.flatMap((sentence, index) => {
    const score = Math.max(whole.now, parts[index]?.now ?? whole.now);
    const clearSign = findClearSign(sentence);
    const danger = findNamedDanger(sentence);
    return [
      ...(clearSign ? [{ reason: clearSign, kind: 'clearSign' as const, score }] : []),
      ...(danger
        ? [{ reason: danger.reason, kind: danger.isToxin ? ('toxin' as const) : ('danger' as const), score }]
        : []),
    ];
  });
  return {
    now: Math.max(whole.now, ...parts.map(({ now }) => now)),
    today: Math.max(whole.today, ...parts.map(({ today }) => today)),
    signs,
    contentWords: tokens.filter(({ word }) => !emptyWords.has(word)).length,
    namesReason: () => namesReason(tokens),
  };
}

function addUrgency(evidence: Evidence, urgency: Urgency): Evidence {
  const [now, today] = [urgency.now * urgencyScale, urgency.today * urgencyScale];
  return {
    ...evidence,
    now: evidence.now + now,
    today: evidence.today + today,
    signs: evidence.signs.map((sign) => ({ ...sign, score: sign.score + now })),
  };
}

/** Whether a sign or a danger is named by what sounds urgent enough. */
function isNamed({ signs }: Evidence, { now }: Thresholds): boolean {
  return signs.some(({ kind, score }) => score > now[kind]);
}

/** Decides the verdict. The most urgent that applies counts. */
function decide(evidence: Evidence, limits: Thresholds): Verdict {
  const { now: nowAbove, today: todayAbove, unsure } = limits;
  const { now, today, signs, contentWords, namesReason } = evidence;
  if (isNamed(evidence, limits)) return 'now';
  if (now > nowAbove.text && contentWords >= minContentWords) return 'now';
  if (now > nowAbove.namedReason && namesReason()) return 'now';
  if (today > todayAbove && contentWords >= minContentWords) return 'today';
  // Dogs carry and chew many objects without swallowing them.
  const isAlarming = signs.some(({ reason, score }) => reason !== 'foreignBody' || score > unsure.foreignBody);
  return isAlarming || now > unsure.now || today > unsure.today ? 'unsure' : 'none';
}

/** What is named decides on the server as in a browser. A larger model, if there is one, decides with the others about the rest. */
function judge(evidence: Evidence, urgency: Urgency | undefined): Verdict {
  if (!urgency) return decide(evidence, thresholds);
  return isNamed(evidence, thresholds) ? 'now' : decide(addUrgency(evidence, urgency), thresholdsWithUrgency);
}

/**
 * Checks what somebody typed about an animal for signs of an emergency: by clear signs, by named dangers, and by the models
 * of the words, on the whole text and on each sentence. It needs no connection, and takes a millisecond or two for what owners
 * type, and tens of milliseconds for the longest hostile text.
 *
 * @param urgency What a larger model says, on the server.
 */
export function checkText(text: string, urgency?: Urgency, models: Models = loadModels()): TextCheck {
  const tokens = correctSpelling(tokenize(text));
  if (tokens.length === 0) return { verdict: 'none', emergency: false, reasons: [] };
  const evidence = collectEvidence(tokens, isQuestion(text), models);
  const verdict = judge(evidence, urgency);
  const clearSigns = evidence.signs.filter(({ kind }) => kind === 'clearSign').map(({ reason }) => reason);
  const found = findReasons(tokens, clearSigns);
  const reasons = reasonCodes.filter((code) => found.has(code));
  const onlySeizure = reasons.every((reason) => reason === 'seizure');
  if (isOverSeizure(tokens) && (onlySeizure || verdict !== 'now')) {
    return { verdict: 'today', emergency: false, reasons: ['seizure'] };
  }
  return { verdict, emergency: verdict === 'now', reasons: verdict === 'none' ? [] : reasons };
}
