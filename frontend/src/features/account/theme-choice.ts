import { readText, remove, storageEntry, writeText } from '../../platform/storage/storage.ts';
import { showTheme, type ThemeChoice } from '../../ui/theme.ts';

const themeEntry = storageEntry('theme');

/** Reads the theme that was chosen on this device, `system` by default. */
export function readTheme(): ThemeChoice {
  const stored = readText(themeEntry);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Applies a theme and stores it on this device. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') remove(themeEntry);
  else writeText(themeEntry, choice);
  showTheme(choice);
}
