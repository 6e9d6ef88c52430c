import { buildEmergencyCard, type EmergencyCard, findSpecies } from '#shared/emergency/card.ts';
import type { ReasonCode } from '#shared/emergency/reasons.ts';
import { commonSigns } from '../../domain/emergency/signs.ts';

/** The signs that an owner is asked for when a question may be about an emergency. */
export const signs = commonSigns;

/** Builds the card of a sign on this device, for the animal that the question is about. */
export function buildSignCard(reason: ReasonCode, question: string, dogName: string | undefined): EmergencyCard {
  const species = findSpecies(question);
  return buildEmergencyCard([reason], species === 'dog' && dogName ? { name: dogName } : { species });
}
