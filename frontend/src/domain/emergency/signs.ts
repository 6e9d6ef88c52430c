import type { ReasonCode } from '#shared/emergency/reasons.ts';

/** A sign of an emergency. */
export interface Sign {
  reason: ReasonCode;
  label: string;
}

/** The signs that an owner is asked for when a text may be about an emergency. */
export const commonSigns: readonly Sign[] = [
  { reason: 'breathing', label: 'Trouble breathing' },
  { reason: 'collapse', label: 'Collapse' },
  { reason: 'seizure', label: 'Seizure' },
  { reason: 'bleeding', label: 'Bleeding' },
  { reason: 'bloat', label: 'Swollen belly' },
  { reason: 'foreignBody', label: 'Swallowed something' },
  { reason: 'urine', label: "Can't pee" },
];
