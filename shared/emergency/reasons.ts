/**
 * Why something is an emergency. The card shows the first reason that applies, so causes and signs that need a first aid of
 * their own come before those that only say to call.
 */
export const reasonCodes = [
  'choking',
  'heat',
  'breathing',
  'burn',
  'seizure',
  'collapse',
  'snakeBite',
  'eye',
  'poison',
  'newborn',
  'labor',
  'trauma',
  'swelling',
  'bleeding',
  'urine',
  'foreignBody',
  'bloat',
  'blood',
  'paralysis',
  'gums',
  'severeIllness',
] as const;

/** A kind of emergency. */
export type ReasonCode = (typeof reasonCodes)[number];

/** How surely words name a reason. */
export type Certainty = 'strong' | 'weak';

/**
 * Phrases that name a reason, in the notation of `phrases.ts`. Strong ones say what is happening. Weak ones also occur beside
 * another reason, and count only if there is nothing stronger.
 */
export type ReasonPhrases = Partial<Record<ReasonCode, Partial<Record<Certainty, string>>>>;

/**
 * `now`: call a vet now. `today`: see a vet today. `unsure`: ask what is happening right now. `none`: the check found nothing,
 * which does not mean all is well.
 */
export type Verdict = 'now' | 'today' | 'unsure' | 'none';
