/** The theme setting. `system` follows the device's setting. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** The background colors of the browser's own bars. They must equal the two colors in `public/theme.js`. */
const backgrounds = { light: '#f6f1e4', dark: '#0f1713' };

/**
 * Applies a theme to the page. The caller stores the choice, so that `public/theme.js` can apply it before the first
 * paint of the next page.
 */
export function showTheme(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset.theme;
  else root.dataset.theme = choice;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = backgrounds[choice === 'system' ? own : choice];
  }
}
