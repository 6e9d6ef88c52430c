import type { Toxin } from '#shared/emergency/toxin.ts';
import { chemicalToxins } from '#shared/emergency/toxins-chemicals-list.ts';
import { foodToxins } from '#shared/emergency/toxins-food-list.ts';
import { medicineToxins } from '#shared/emergency/toxins-medicine-list.ts';
import { plantToxins } from '#shared/emergency/toxins-plants-list.ts';

/** Every substance that the toxin check knows, by display name. */
export const toxins: readonly Toxin[] = [...foodToxins, ...medicineToxins, ...chemicalToxins, ...plantToxins].sort(
  (a, b) => a.name.localeCompare(b.name),
);
