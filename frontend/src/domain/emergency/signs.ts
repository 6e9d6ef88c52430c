import { buildEmergencyCard, type EmergencyCard, findSpecies } from '#shared/emergency/card.ts';
import type { ReasonCode } from '#shared/emergency/reasons.ts';

/** The signs that an owner is asked for when a text may be about an emergency. */
export const commonSigns: readonly { reason: ReasonCode; label: string }[] = [
  { reason: 'breathing', label: 'Trouble breathing' },
  { reason: 'collapse', label: 'Collapse' },
  { reason: 'seizure', label: 'Seizure' },
  { reason: 'bleeding', label: 'Bleeding' },
  { reason: 'bloat', label: 'Swollen belly' },
  { reason: 'foreignBody', label: 'Swallowed something' },
  { reason: 'urine', label: "Can't pee" },
];

/** Builds the card of a sign on this device, for the animal that a text is about. */
export function buildSignCard(reason: ReasonCode, text: string, dogName: string | undefined): EmergencyCard {
  const species = findSpecies(text);
  return buildEmergencyCard([reason], species === 'dog' && dogName ? { name: dogName } : { species });
}
