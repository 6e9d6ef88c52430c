import { type EmergencyCard, emergencyCard, speciesIn, speciesOf, todayCard } from '#shared/emergency/card.ts';
import { checkText } from '#shared/emergency/check-text.ts';
import { checkToxin, type ToxinQuestion } from '#shared/emergency/check-toxin.ts';
import { type ReasonCode, reasonCodes, type Verdict } from '#shared/emergency/reasons.ts';
import { sources } from '#shared/emergency/sources.ts';

/** What is known: a text, a substance, or both. */
export interface EmergencyQuestion {
  text?: string | null | undefined;
  toxin?: Omit<ToxinQuestion, 'weightLb'> | null | undefined;
  /** Pounds. */
  weightLb?: number | null | undefined;
  /** As typed, such as "cat". Default: what the text says, else a dog. */
  species?: string | null | undefined;
  /** The animal's name, for the card. */
  name?: string | undefined;
}

/** The result. Without a card, the rules found nothing; that does not mean that all is well. */
export interface EmergencyCheck {
  verdict: Verdict;
  emergency: boolean;
  /** The most urgent first. */
  reasons: ReasonCode[];
  card: EmergencyCard | null;
}

/**
 * Checks a text, a substance, or both. It needs no network, so the browser runs it offline; the API and the assistant run
 * the same code. It never throws and always answers the same.
 */
export function checkEmergency({ text, toxin, weightLb, species, name }: EmergencyQuestion): EmergencyCheck {
  const found = checkText(text ?? '');
  const options = { species: species ? speciesOf(species) : speciesIn(text ?? ''), ...(name && { name }) };
  if (!toxin) {
    const [first, ...others] = found.reasons;
    if (!first) return { ...found, card: null };
    return { ...found, card: found.emergency ? emergencyCard([first, ...others], options) : todayCard(options) };
  }
  const substance = checkToxin({ ...toxin, weightLb });
  const reasons = reasonCodes.filter((code) => code === 'poison' || found.reasons.includes(code));
  const [first = 'poison', ...others] = reasons;
  const card = emergencyCard([first, ...others], {
    ...options,
    substance: substance.why,
    sources: (substance.toxin?.sources ?? []).map((source) => sources[source]),
    corrosive: substance.toxin?.corrosive ?? false,
  });
  return { verdict: 'now', emergency: true, reasons, card };
}
