import { buildEmergencyCard, type EmergencyCard } from '#shared/emergency/card.ts';
import { checkEmergency, type EmergencyQuestion } from '#shared/emergency/check-emergency.ts';
import { findToxin, suggestToxins } from '#shared/emergency/check-toxin.ts';
import type { ReasonCode } from '#shared/emergency/reasons.ts';
import { toxinUnits } from '#shared/emergency/toxin.ts';
import { toxins } from '#shared/emergency/toxins.ts';
import { type ChoiceSearch, searchIn } from '../../ui/fields/choice-filter.ts';

/** What a check found. Without a card, it found nothing, which does not mean that all is well. */
export interface Answer {
  card: EmergencyCard | null;
}

/** Answers what an owner describes, or what a dog has swallowed. */
export function answerQuestion(question: EmergencyQuestion): Answer {
  return { card: checkEmergency(question).card };
}

/** Answers a kind of emergency that was chosen. */
export function answerReason(reason: ReasonCode): Answer {
  return { card: buildEmergencyCard([reason]) };
}

/** The names of the substances on the list. */
export const substances: readonly string[] = toxins.map(({ name }) => name);

const listed = searchIn(
  substances,
  Object.fromEntries(
    toxins.map(({ name, words }) => [
      name,
      words.split(/\s+/).map((each) => each.replaceAll('_', ' ').replace('*', '')),
    ]),
  ),
);

/** By name first, then by words that people misspell. What is not on the list can be checked too. */
function find(typed: string): readonly string[] {
  const found = listed.find(typed);
  if (found.length > 0) return found;
  const similar = suggestToxins(typed).map(({ name }) => name);
  return similar.length > 0 ? similar : [typed.trim()];
}

/** Finds substances by names and other words for them. Any other text is a substance too. */
export const substanceSearch: ChoiceSearch = {
  find,
  named: (typed) => {
    const [first, ...others] = find(typed);
    return listed.named(typed) ?? (others.length === 0 ? first : typed.trim());
  },
};

/** The units in which an amount of a substance is typed, the usual one first. */
export function listUnits(substance: string): readonly string[] {
  return findToxin(substance)?.units ?? toxinUnits;
}
