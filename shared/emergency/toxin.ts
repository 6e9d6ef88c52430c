import type { SourceName } from '#shared/emergency/sources.ts';

/** Units that the toxin form offers. */
export const toxinUnits = ['oz', 'g', 'mg', 'lb', 'piece', 'tablet', 'cup', 'tbsp', 'tsp', 'fl oz', 'ml'] as const;
export type ToxinUnit = (typeof toxinUnits)[number];

/** A substance that is dangerous for dogs. Every one of them means "call now", whatever the amount. */
export interface Toxin {
  id: string;
  /** As the form shows it. */
  name: string;
  /** Other names, in the notation of `word-classes.ts`. */
  words: string;
  /** What it can do, one sentence from the sources. Missing if they only list it, or if no readable one was found. */
  why?: string;
  /** The units that make sense, the usual one first. */
  units: readonly ToxinUnit[];
  sources: readonly SourceName[];
  /** Making the animal vomit burns it a second time, or fumes reach its lungs. */
  corrosive?: true;
  /** It harms by getting stuck, not as a poison. */
  object?: true;
  /** Vets prescribe it too, so an animal's own dose of it is no emergency. */
  prescribed?: true;
  /** Milligrams of the active substance in a gram: the highest figure of the sources. */
  mgPerGram?: number;
}
