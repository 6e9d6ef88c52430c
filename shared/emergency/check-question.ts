import { findSpecies } from '#shared/emergency/card.ts';
import { buildFailedCheck, checkEmergency, type EmergencyCheck } from '#shared/emergency/check-emergency.ts';
import type { Urgency } from '#shared/emergency/check-text.ts';
import { extractToxin } from '#shared/emergency/extract-toxin.ts';

/** The dog that a question is about. */
export interface Patient {
  name?: string | undefined;
  /** Pounds. */
  weightLb?: number | undefined;
}

/**
 * Checks a question to the assistant, with what is known about the dog. Browser and API build cards by the same code.
 *
 * @param urgency What a larger model says about the text, on the server.
 */
export function checkQuestion(text: string, patient: Patient, urgency?: Urgency): EmergencyCheck {
  try {
    return check(text, patient, urgency);
  } catch {
    return buildFailedCheck();
  }
}

function check(text: string, { name, weightLb }: Patient, urgency: Urgency | undefined): EmergencyCheck {
  const about = { text, weightLb, urgency, name: findSpecies(text) === 'dog' ? name : undefined };
  const found = checkEmergency(about);
  // A substance makes any check an emergency, so it must not decide whether a text is one.
  const toxin = found.emergency && found.reasons.includes('poison') ? extractToxin(text) : undefined;
  return toxin ? checkEmergency({ ...about, toxin }) : found;
}
