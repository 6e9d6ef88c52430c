import { Footprints } from 'lucide-react';
import { exercisePath } from '../../domain/exercise/paths.ts';
import { placesPath } from '../../domain/places/paths.ts';
import type { NavigationEntry } from '../../platform/navigation.ts';

export const navigation: NavigationEntry = {
  to: exercisePath,
  label: 'Exercise',
  icon: Footprints,
  covers: [placesPath],
  inBar: 50,
};
