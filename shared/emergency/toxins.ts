import { toxins as compiled } from '#shared/content/compiled/toxins.ts';
import type { Toxin } from '#shared/emergency/toxin.ts';

/** Every substance that the toxin check knows, by display name, from `shared/content/toxins`. */
export const toxins: readonly Toxin[] = compiled;
