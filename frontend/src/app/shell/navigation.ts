import { House, Menu } from 'lucide-react';
import { profilePath } from '../../domain/account/paths.ts';
import { tipsPath } from '../../domain/tips/paths.ts';
import type { NavigationEntry } from '../../platform/navigation.ts';
import { homePath } from '../../platform/session/paths.ts';

/** The entries of the screens that combine several features. */
const joinedEntries: readonly NavigationEntry[] = [
  { to: profilePath, label: 'Menu', icon: Menu, inBar: 10 },
  { to: homePath, label: 'Home', icon: House, covers: [tipsPath], inBar: 20 },
];

const featureEntries = import.meta.glob<NavigationEntry>('../../features/*/navigation.ts', {
  eager: true,
  import: 'navigation',
});

function listEntries(place: 'inBar' | 'inMenu'): readonly NavigationEntry[] {
  return [...joinedEntries, ...Object.values(featureEntries)]
    .filter((entry) => entry[place] !== undefined)
    .sort((one, other) => Number(one[place]) - Number(other[place]));
}

/** The main navigation, in order. */
export const barEntries = listEntries('inBar');

/** The screens in the account menu, in order. */
export const menuEntries = listEntries('inMenu');
