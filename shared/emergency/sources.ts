import { sources as compiled } from '#shared/content/compiled/emergency-sources.ts';

/** A page whose text was read, in a stored copy. No veterinarian has reviewed what follows from it here. */
export interface Source {
  publisher: string;
  title: string;
  url: string;
  /** The day on which its text was read, `YYYY-MM-DD`. */
  readOn: string;
}

/** Every page that the emergency card and the toxins cite, from `shared/content/emergency/sources.yaml`. */
export const sources = compiled satisfies Record<string, Source>;

/** The key of a source. */
export type SourceName = keyof typeof sources;
