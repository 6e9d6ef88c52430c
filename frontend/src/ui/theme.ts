/** The theme setting. `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** Background colors for the browser's own bars. `public/theme.js` has the same two. */
const backgrounds = { light: '#f6f1e4', dark: '#0f1713' };

/** Applies a theme. The caller stores the choice, and `public/theme.js` applies it before the next first paint. */
export function showTheme(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset.theme;
  else root.dataset.theme = choice;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = backgrounds[choice === 'system' ? own : choice];
  }
}
