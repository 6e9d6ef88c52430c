import { cardTexts as compiled, todayTexts as compiledToday } from '#shared/content/compiled/emergency-cards.ts';
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

/** The texts for signs that a vet should see today, and for a single seizure that has ended. */
export const todayTexts: Record<'seeToday' | 'seizureOver', CardText> = compiledToday;
