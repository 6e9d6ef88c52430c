import { emergencyCard } from '#shared/emergency/card.ts';
import { checkEmergency, type EmergencyQuestion } from '#shared/emergency/check-emergency.ts';
import { findToxin, suggestToxins } from '#shared/emergency/check-toxin.ts';
import type { ReasonCode } from '#shared/emergency/reasons.ts';
import { toxins, toxinUnits } from '#shared/emergency/toxins.ts';
import type { ChoiceSearch } from '../../ui/choice-filter.ts';
import type { Answer } from './answers.ts';

/** Answers what an owner describes, or what a dog has swallowed. */
export function answerQuestion(question: EmergencyQuestion): Answer {
  const { card } = checkEmergency(question);
  return card ? { card } : { card: null, kind: 'nothing' };
}

/** Answers a kind of emergency that was chosen. */
export function answerReason(reason: ReasonCode): Answer {
  return { card: emergencyCard([reason]) };
}

/** The names of the substances on the list. */
export const substances: readonly string[] = toxins.map(({ name }) => name);

function find(typed: string): readonly string[] {
  if (typed.trim() === '') return substances;
  const found = suggestToxins(typed).map(({ name }) => name);
  // What is not on the list can be checked too.
  return found.length > 0 ? found : [typed.trim()];
}

/** Finds substances by names and other words for them. Any other text is a substance too. */
export const substanceSearch: ChoiceSearch = {
  find,
  named: (typed) => {
    const [first, ...others] = find(typed);
    return findToxin(typed)?.name ?? (others.length === 0 ? first : typed.trim());
  },
};

/** The units in which an amount of a substance is typed, the usual one first. */
export function unitsOf(substance: string): readonly string[] {
  return findToxin(substance)?.units ?? toxinUnits;
}
