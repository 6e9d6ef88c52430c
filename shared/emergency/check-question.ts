import { findSpecies } from '#shared/emergency/card.ts';
import { checkEmergency, type EmergencyCheck } from '#shared/emergency/check-emergency.ts';
import { extractToxin } from '#shared/emergency/extract-toxin.ts';

/** The dog that a question is about. */
export interface Patient {
  name?: string | undefined;
  /** Pounds. */
  weightLb?: number | undefined;
}

/** Checks a question to the assistant, with what is known about the dog. The browser and the API show the same card. */
export function checkQuestion(text: string, { name, weightLb }: Patient): EmergencyCheck {
  const about = { text, weightLb, name: findSpecies(text) === 'dog' ? name : undefined };
  const found = checkEmergency(about);
  const toxin = found.reasons.includes('poison') ? extractToxin(text) : undefined;
  return toxin ? checkEmergency({ ...about, toxin }) : found;
}
