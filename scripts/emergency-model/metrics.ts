import { findAskedToxin } from '#shared/emergency/asked-toxin.ts';
import { checkText, type TextCheck } from '#shared/emergency/check-text.ts';
import type { Models } from '#shared/emergency/load-models.ts';
import type { Reading } from '#shared/text-model/read-text.ts';
import type { CorpusText } from './corpus.ts';

/** A text with the check's result. */
export interface Checked {
  text: CorpusText;
  check: TextCheck;
  /** Whether the text gets a clear no, because it asks to give something dangerous. */
  refused: boolean;
}

/**
 * Checks texts with the models.
 *
 * @param readings What the text model says about the texts, as on the server. Without them, as a browser checks offline.
 */
export function checkTexts(
  texts: readonly CorpusText[],
  models: Models,
  readings?: ReadonlyMap<string, Reading>,
): Checked[] {
  return texts.map((text) => ({
    text,
    check: checkText(text.text, readings?.get(text.text)?.urgency, models),
    refused: findAskedToxin(text.text) !== undefined,
  }));
}

/** How often something happened. */
export interface Share {
  count: number;
  of: number;
  /** The texts for which the check did not do what it should. */
  mistakes: Checked[];
}

interface Goal {
  what: string;
  atLeast?: number;
  atMost?: number;
}

/** The metrics that the check is judged by, and their goals as shares. */
export const goals = {
  now: { what: 'emergencies with `now`', atLeast: 0.97 },
  seen: { what: 'emergencies with `now`, `today` or `unsure`', atLeast: 0.997 },
  secondSentence: { what: 'the same, told in a second sentence', atLeast: 1 },
  today: { what: 'texts for today with `today` or `now`' },
  falseAlarms: { what: 'harmless texts with `now` or `today`', atMost: 0.02 },
  unsure: { what: 'harmless texts with `unsure`', atMost: 0.08 },
  refused: { what: 'asked to give something dangerous: a clear no or the red card' },
  fittingReason: { what: 'of `now`, the first reason fits', atLeast: 0.95 },
  generalCard: { what: 'of `now`, the general card is shown', atMost: 0.2 },
} satisfies Record<string, Goal>;

export type Metrics = Record<keyof typeof goals, Share>;

/** Computes the metrics of checked texts. */
export function computeMetrics(checked: readonly Checked[]): Metrics {
  const ofVerdict = (verdict: CorpusText['verdict']) => checked.filter(({ text }) => text.verdict === verdict);
  const ofKind = (kind: CorpusText['kind']) => checked.filter(({ text }) => text.kind === kind);
  const is =
    (...verdicts: TextCheck['verdict'][]) =>
    ({ check }: Checked) =>
      verdicts.includes(check.verdict);
  const seen = is('now', 'today', 'unsure');
  const withReasons = checked.filter(({ text, check }) => text.reasons && check.verdict === 'now');
  return {
    now: share(ofVerdict('emergency'), is('now')),
    seen: share(ofVerdict('emergency'), seen),
    secondSentence: share(ofKind('second-sentence'), seen),
    today: share(ofVerdict('urgent'), is('today', 'now')),
    falseAlarms: share(ofVerdict('harmless'), is('now', 'today'), { isMistake: true }),
    unsure: share(ofVerdict('harmless'), is('unsure'), { isMistake: true }),
    fittingReason: share(withReasons, fitsFirstReason),
    generalCard: share(withReasons, showsGeneralCard, { isMistake: true }),
    refused: share(ofKind('asking'), ({ refused, check }) => refused || check.verdict === 'now'),
  };
}

function showsGeneralCard({ check }: Checked): boolean {
  return check.reasons[0] === 'severeIllness';
}

/** Whether the reason whose card is shown is one that fits the text, or the general one. */
function fitsFirstReason({ text, check }: Checked): boolean {
  const [first] = check.reasons;
  return first !== undefined && (first === 'severeIllness' || text.reasons?.includes(first) === true);
}

function share(
  texts: readonly Checked[],
  happened: (checked: Checked) => boolean,
  { isMistake = false }: { isMistake?: boolean } = {},
): Share {
  return {
    count: texts.filter(happened).length,
    of: texts.length,
    mistakes: texts.filter((checked) => happened(checked) === isMistake),
  };
}

/** Formats a share: "41 of 4,045 (1.0 %)". */
export function formatShare({ count, of }: Share): string {
  const number = new Intl.NumberFormat('en-US');
  return `${number.format(count)} of ${number.format(of)} (${((100 * count) / Math.max(of, 1)).toFixed(1)} %)`;
}

function formatGoal(goal: Goal): string {
  if (goal.atLeast !== undefined) return `goal: at least ${100 * goal.atLeast} %`;
  return goal.atMost === undefined ? '' : `goal: at most ${100 * goal.atMost} %`;
}

/** Formats metrics beside their goals, a line each. */
export function formatMetrics(metrics: Metrics): string {
  return Object.entries(goals)
    .map(([name, goal]) => {
      const metric = formatShare(metrics[name as keyof Metrics]);
      return `  ${goal.what.padEnd(48)} ${metric.padEnd(26)} ${formatGoal(goal)}`.trimEnd();
    })
    .join('\n');
}
