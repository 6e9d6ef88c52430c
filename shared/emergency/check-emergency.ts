import {
  buildEmergencyCard,
  buildTodayCard,
  type EmergencyCard,
  findSpecies,
  parseSpecies,
} from '#shared/emergency/card.ts';
import { checkText, type Urgency } from '#shared/emergency/check-text.ts';
import { checkToxin, type ToxinQuestion } from '#shared/emergency/check-toxin.ts';
import { type ReasonCode, reasonCodes, type Verdict } from '#shared/emergency/reasons.ts';
import { sources } from '#shared/emergency/sources.ts';

/** The input: a text, a substance, or both. */
export interface EmergencyQuestion {
  text?: string | null | undefined;
  toxin?: Omit<ToxinQuestion, 'weightLb'> | null | undefined;
  /** Pounds. */
  weightLb?: number | null | undefined;
  /** As typed, such as "cat". Default: what the text says, else a dog. */
  species?: string | null | undefined;
  /** The animal's name, for the card. */
  name?: string | undefined;
  /** What a larger model says about the text, on the server. */
  urgency?: Urgency | undefined;
}

/** The result. Only `now` and `today` have a card. `none` does not mean that all is well. */
export interface EmergencyCheck {
  verdict: Verdict;
  emergency: boolean;
  /** The most urgent first. */
  reasons: ReasonCode[];
  card: EmergencyCard | null;
}

/** A check that fails is an emergency with the general card: a card too many does less harm than a missing one. */
export function buildFailedCheck(): EmergencyCheck {
  return { verdict: 'now', emergency: true, reasons: ['severeIllness'], card: buildEmergencyCard(['severeIllness']) };
}

/**
 * Checks a text, a substance, or both. A substance is always an emergency. A text is checked for clear signs and named
 * dangers, and by small trained models, for `now` and for `today`. It needs no connection, so the browser runs it
 * offline; the API and the assistant run the same code, and add what a larger model says. The same question always gets the same
 * result. It throws nothing: see `buildFailedCheck`.
 */
export function checkEmergency(question: EmergencyQuestion): EmergencyCheck {
  try {
    return check(question);
  } catch {
    return buildFailedCheck();
  }
}

function check({ text, toxin, weightLb, species, name, urgency }: EmergencyQuestion): EmergencyCheck {
  const found = checkText(text ?? '', urgency);
  const options = { species: species ? parseSpecies(species) : findSpecies(text ?? ''), ...(name && { name }) };
  if (!toxin) {
    const [first, ...others] = found.reasons;
    if (!first || found.verdict === 'unsure') return { ...found, card: null };
    return {
      ...found,
      card: found.emergency ? buildEmergencyCard([first, ...others], options) : buildTodayCard(found.reasons, options),
    };
  }
  const substance = checkToxin({ ...toxin, weightLb });
  const reasons = reasonCodes.filter((code) => code === 'poison' || found.reasons.includes(code));
  const [first = 'poison', ...others] = reasons;
  const card = buildEmergencyCard([first, ...others], {
    ...options,
    substance: substance.why,
    sources: (substance.toxin?.sources ?? []).map((source) => sources[source]),
    corrosive: substance.toxin?.corrosive ?? false,
  });
  return { verdict: 'now', emergency: true, reasons, card };
}
