import type { ReasonCode } from '#shared/emergency/reasons.ts';

/** Signs that mean an emergency. `readPattern` explains the notation. */
export interface Rule {
  reason: ReasonCode;
  signs: readonly string[];
  /** Not if one of these groups occurs within six words of the sign. */
  unless?: readonly string[];
  /** Counts as well when it is only asked: nobody asks how to stop a bleeding out of curiosity. */
  evenAsked?: true;
  /** Counts as well when a part of it is negated: "contractions and not a single puppy". */
  evenNegated?: true;
  /** Only in a text of at most this many words. */
  maxWords?: number;
}
