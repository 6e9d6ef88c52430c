import { checkText, type TextCheck } from '#shared/emergency/check-text.ts';
import type { Model } from '#shared/emergency/model.ts';
import type { CorpusText } from './corpus.ts';

/** How a check of texts compares with their labels. */
export interface Mistakes {
  /** Emergencies that get no card for now, and urgent texts that get no card at all. */
  missed: CorpusText[];
  /** The number of texts that need a vet. */
  needVet: number;
  /** Harmless texts that get a card. */
  falseAlarms: CorpusText[];
  harmless: number;
}

function isMissed({ verdict }: CorpusText, check: TextCheck): boolean {
  if (verdict === 'harmless') return false;
  return verdict === 'emergency' ? !check.emergency : check.verdict === 'none';
}

/** Checks texts with a model and compares the final verdicts with the labels. */
export function findMistakes(texts: readonly CorpusText[], model: Model): Mistakes {
  const checked = texts.map((text) => ({ text, check: checkText(text.text, model) }));
  const harmless = checked.filter(({ text }) => text.verdict === 'harmless');
  return {
    missed: checked.filter(({ text, check }) => isMissed(text, check)).map(({ text }) => text),
    needVet: checked.length - harmless.length,
    falseAlarms: harmless.filter(({ check }) => check.verdict !== 'none').map(({ text }) => text),
    harmless: harmless.length,
  };
}

/** Adds up the mistakes of several authors. */
export function poolMistakes(all: readonly Mistakes[]): Mistakes {
  return {
    missed: all.flatMap(({ missed }) => missed),
    needVet: all.reduce((sum, { needVet }) => sum + needVet, 0),
    falseAlarms: all.flatMap(({ falseAlarms }) => falseAlarms),
    harmless: all.reduce((sum, { harmless }) => sum + harmless, 0),
  };
}

function formatShare(part: number, whole: number): string {
  return `${part} of ${whole} (${((100 * part) / Math.max(whole, 1)).toFixed(1)} %)`;
}

/** Formats mistakes as one line: "missed 3 of 200 (1.5 %), false alarms 10 of 200 (5.0 %)". */
export function formatMistakes({ missed, needVet, falseAlarms, harmless }: Mistakes): string {
  return `missed ${formatShare(missed.length, needVet)}, false alarms ${formatShare(falseAlarms.length, harmless)}`;
}
