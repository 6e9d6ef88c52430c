import { cardTexts as compiled, seizureOver as compiledSeizureOver } from '#shared/content/compiled/emergency-cards.ts';
import type { ReasonCode } from '#shared/emergency/reasons.ts';
import type { SourceName } from '#shared/emergency/sources.ts';

/** The texts of a card, from `shared/content/emergency/cards.yaml`. `{pet}` is the animal. */
export interface CardText {
  /** Two sentences. */
  why: string;
  /** What to do now, imperatives. */
  steps: readonly string[];
  /** What not to do; the heading says "Do not". */
  doNot: readonly string[];
  sources: readonly SourceName[];
}

/** The texts by reason. */
export const cardTexts: Record<ReasonCode, CardText> = compiled;

/** A single seizure that has ended. */
export const seizureOver: CardText = compiledSeizureOver;
