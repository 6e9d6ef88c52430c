import { findAskedToxin } from '#shared/emergency/asked-toxin.ts';
import type { EmergencyCard } from '#shared/emergency/card.ts';
import { checkEmergency, type EmergencyQuestion } from '#shared/emergency/check-emergency.ts';
import { findToxin, suggestToxins } from '#shared/emergency/check-toxin.ts';
import { type Toxin, toxinUnits } from '#shared/emergency/toxin.ts';
import { toxins } from '#shared/emergency/toxins.ts';
import { type ChoiceSearch, searchIn } from '../../ui/fields/choice-filter.ts';

/** What a check found. If it is empty, the check found nothing, which does not mean that all is well. */
export interface Answer {
  card: EmergencyCard | null;
  /** Something dangerous that the owner asks to give. */
  asked?: Toxin;
  /** The text that may be about an emergency, so that the owner is asked for its signs. */
  unsure?: string;
}

/** Answers what an owner describes, or what a dog has swallowed. */
export function answerQuestion(question: EmergencyQuestion): Answer {
  const { verdict, card } = checkEmergency(question);
  if (card) return { card };
  const text = question.text ?? '';
  const asked = findAskedToxin(text);
  return { card, ...(asked && { asked }), ...(verdict === 'unsure' && { unsure: text }) };
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
