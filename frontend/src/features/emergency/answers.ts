import type { EmergencyCard } from '#shared/emergency/card.ts';

/** What a check found: a card, nothing, or that the rules did not load. No answer says that a dog is fine. */
export type Answer = { card: EmergencyCard } | { card: null; kind: 'nothing' | 'failed' };

/** The module that is loaded lazily. */
export type Check = typeof import('./check.ts');
