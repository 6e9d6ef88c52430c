import { readText, remove, writeText } from '../../platform/storage/storage.ts';
import { showTheme, type ThemeChoice } from '../../ui/theme.ts';

/** The theme that was chosen on this device. */
export function chosenTheme(): ThemeChoice {
  const stored = readText('theme');
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Applies a theme and stores it on this device. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') remove('theme');
  else writeText('theme', choice);
  showTheme(choice);
}
