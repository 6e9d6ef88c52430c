/** Why something is an emergency, the most urgent first. The card shows the first reason that applies. */
export const reasonCodes = [
  'breathing',
  'choking',
  'collapse',
  'bloat',
  'seizure',
  'heat',
  'burn',
  'trauma',
  'bleeding',
  'snakeBite',
  'swelling',
  'poison',
  'newborn',
  'labor',
  'urine',
  'gums',
  'paralysis',
  'blood',
  'eye',
  'foreignBody',
  'severeIllness',
] as const;

/** A kind of emergency. */
export type ReasonCode = (typeof reasonCodes)[number];

/**
 * `now`: call a vet now. `today`: see a vet today. `unsure`: it may be an emergency, so ask for its signs. `none`: the check
 * found nothing, which does not mean all is well.
 */
export type Verdict = 'now' | 'today' | 'unsure' | 'none';
